import type { Examples } from './examples.ts';

const ALONE = 'as chuvas de janeiro levaram a ponte que unia os dois lados da vila.';

const ON = 'e levaram o que podiam, pois a estrada era longa e o frio da serra já se fazia sentir na pele';

export const EXAMPLES: Record<string, Examples> = {
  'structure/gerund-fragment': {
    wrong: [
      'A chuva levou a ponte. [Deixando a vila isolada] por dias.',
      'O preço subiu. [Afetando principalmente os mais] pobres do bairro.',
    ],
    right: [
      'A ponte caiu. Tendo em vista esses fatos, seria melhor uma nova.',
      'A chuva levou a ponte, deixando a vila isolada.',
      'Pensando nisso, a prefeitura reconstruiu a ponte.',
    ],
  },
  'structure/relative-fragment': {
    wrong: [
      'Leu o livro do avô. [Cujo autor morreu cedo], aos trinta anos.',
      'Há uma lei nova. [A qual ninguém cumpre] nesta cidade.',
    ],
    right: ['Leu o livro cujo autor morreu cedo.', 'Há uma lei nova, a qual ninguém cumpre.'],
  },
  'structure/dependent-fragment': {
    wrong: [
      'A biblioteca perdeu leitores. [Uma vez que a] escola fechou.',
      'Falta água no bairro. [Pois, o rio secou] no verão.',
    ],
    right: [
      'A biblioteca perdeu leitores. Uma vez que a escola fechou, ninguém passa por lá.',
      'O bairro espera. Para que todos os moradores da rua de cima tenham água de novo é preciso trocar os canos.',
      'A obra parou. Porque a verba acabou?',
    ],
  },
  'structure/verbless': {
    wrong: [
      'A biblioteca perdeu leitores. [Devido ao preço dos] livros nas lojas do centro.',
      'O bairro espera. [Somado a isso, a] falta de água nas escolas.',
    ],
    right: [
      'O bairro espera. Quanto maior a fila, menor a paciência de todos.',
      'Comer bem é bom. Além de nos ajudar no corpo, nos ajuda também na mente.',
      'Chove muito. No entanto, o problema não para por aqui.',
      'A biblioteca perdeu leitores. O preço dos livros subiu nas lojas do centro.',
      'O bairro espera. E a água das escolas do centro?',
    ],
  },
  'structure/one-sentence-paragraph': {
    wrong: [`[Em fevereiro passado, as] ${ALONE.slice(3)}`, `[No inverno, porém, as] ${ALONE.slice(3)}`],
    right: [`No verão, ${ALONE} Ninguém a refez.`, 'Um título qualquer'],
  },
  'structure/same-opening': {
    wrong: [
      'A rua era calma de noite. A rua ficava cheia. [A] rua era de todos.',
      'Ele saiu de casa cedo. Ele correu até a praça. [Ele] caiu na calçada.',
      'Também choveu na serra. Também ventou no vale. [Também] nevou no sul. Também geou no oeste.',
    ],
    right: [
      'A rua era calma de noite. A praça ficava cheia. A feira abria cedo.',
      'Ele saiu de casa cedo. Ela correu até a praça. Ele caiu na calçada.',
      'Um ovo. Um pão. Um queijo.',
    ],
  },
  'structure/long-sentence': {
    wrong: [
      `[Eles saíram cedo de casa] ${ON} ${ON}.`,
      `Choveu. [Os donos, que não queriam] perder o que a loja rendia quando chovia, fecharam as portas ${ON}!`,
    ],
    right: [
      `Eles saíram cedo de casa ${ON}. Elas saíram bem mais tarde ${ON}. Os outros saíram ao meio-dia ${ON}.`,
      'Eles saíram. Elas saíram mais tarde. Os outros saíram ao meio-dia. Ninguém ficou na vila.',
    ],
  },
};
