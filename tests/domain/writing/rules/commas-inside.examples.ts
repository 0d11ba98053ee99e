import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'comma/around-link': {
    wrong: [
      'A lei [existe→existe,] no entanto ninguém a cumpre.',
      'A [obra porém→obra, porém,] parou no meio.',
      'O [rio no entanto→rio, no entanto,] não enche mais.',
      '[Percebe-se portanto→Percebe-se, portanto,] que a obra parou.',
      'Essa [escola portanto→escola, portanto], precisa de livros.',
    ],
    right: [
      'A lei existe, no entanto ninguém a cumpre.',
      'É preciso no entanto que a lei mude.',
      'A obra, porém, parou no meio.',
      'A obra parou, porém o prefeito não sabia.',
      'O rio está limpo, no entanto ninguém nada.',
    ],
  },
  'comma/around-example': {
    wrong: [
      'A [dengue por exemplo→dengue, por exemplo,] mata muita gente.',
      'Há frutas [como por exemplo→como, por exemplo,] a uva e o caju.',
    ],
    right: [
      'A dengue, por exemplo, mata muita gente.',
      'Há frutas como, por exemplo, a uva e o caju.',
      'Ele tem por exemplo a vida do avô.',
      'Há frutas como por exemplo: a uva e o caju. Há doces, como, por exemplo: a cocada e o pudim.',
    ],
  },
  'comma/explaining-que': {
    wrong: [
      'Todos leram Machado de [Assis→Assis,] que nasceu no Rio.',
      'O plano veio da [FUNAI→FUNAI,] que cuida das aldeias.',
    ],
    right: [
      'Todos leram Machado de Assis, que nasceu no Rio.',
      'Havia dois homens do Rio de Janeiro que vendiam redes.',
      'Foi Zumbi que lutou por todos.',
      'Esse é o Brasil que queremos.',
      'Naquela Recife que ninguém esquece havia festas.',
    ],
  },
  'comma/after-first-clause': {
    wrong: [
      'Se o rio [sobe→sobe,] ele leva as casas.',
      'Embora a praça seja [bonita→bonita,] ninguém fica nela.',
      'Quando as aulas terminam [tarde→tarde,] os alunos perdem o ônibus.',
    ],
    right: [
      'Se o rio sobe, ele leva as casas.',
      'Quando os pais que trabalham chegam tarde, o jantar atrasa.',
      'Quando lemos o livro aprendemos muito.',
    ],
  },
};
