import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'comma/after-subject': {
    wrong: [
      'As pessoas que vivem [longe, precisam→longe precisam] de transporte.',
      'Tais [problemas, não→problemas não] podem continuar.',
      'O diretor da escola e os professores do turno da [noite, pediram→noite pediram] mais livros.',
    ],
    right: [
      'As pessoas que vivem longe precisam de transporte.',
      'A obra, é claro, parou no meio.',
      'O aluno, diz o diretor, lê muito.',
      'Todos os dias, morrem peixes no rio.',
      'A leitura forma cidadãos, amplia o vocabulário e ensina a pensar.',
      'Essa escola, construída em 1950, precisa de obras.',
      'O rio, que corta a cidade, está sujo.',
      'A princípio, é bom ler muito.',
      'Um dia, voltaram para casa.',
    ],
  },
  'comma/before-que': {
    wrong: [
      'É [importante, que→importante que] a escola mude.',
      'Seria [possível, que→possível que] o rio voltasse a ser limpo.',
    ],
    right: ['É importante que a escola mude.', 'Isso é importante, que ninguém duvide.'],
  },
};
