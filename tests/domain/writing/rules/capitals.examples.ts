import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'capitals/sentence-start': {
    wrong: [
      'O rio secou. [hoje→Hoje] ninguém pesca.',
      '[quem→Quem] mora longe acorda cedo.',
      'O rio corre para o mar. [hoje→Hoje] ninguém pesca.',
    ],
    right: [
      'De acordo com o artigo 9. a escola é de todos.',
      'A feira abriu. ormenxte fechou.',
      'Logo? a feira fechou.',
      'O dono da feira,? quis fechar.',
      'A feira abriu. om um preço só vendeu tudo.',
      'O rio secou. Hoje ninguém pesca.',
      'O iPhone caiu. 15 dias depois, parou.',
      'Os dados de jan. a mar. de 2022 mostram queda.',
      'De set. a dez. do ano passado choveu pouco.',
      'A obra custou 3 bi. de reais e 300 mi. de dólares.',
      'O Min. da Saúde e a Sec. de Educação agem.',
      'Conforme o par. único do art. 3.º, há multa.',
      'A Univ. de São Paulo e a Fac. de Direito abriram.',
      'O prédio tem 30 m. de altura e fica a 20 km. da praia.',
      'A prova dura 2 h. e 30 min. no total.',
      'Na 1ª. série, os alunos leem.',
      'Há máx. de 30 alunos, aprox. um terço da escola.',
      'A obra de Freire et al. mostra isso.',
      'A pop. do bairro cresceu na seg. e na ter. também.',
    ],
  },
  'punctuation/stop-inside': {
    wrong: [
      'O rio secou. Portanto. [ao] ver isso, todos choraram.',
      'De acordo com o artigo 9. [a] escola é de todos.',
      'O rio secou durante o verão. [do] ano passado não sobrou nada.',
      'Muitos vivem com medo. [de] sair de casa.',
      'Se todos ajudassem? [seria] mais fácil limpar o rio.',
      'Há guerras sem fim, como exemplo a do deserto? [matam] muita gente.',
      'O bairro cresceu. [levando] o rio a secar.',
      'A vida ficou difícil. [precária].',
    ],
    right: [
      'O rio secou. hoje ninguém pesca.',
      'O rio secou. isto é uma pena. isso e uma vergonha para todos.',
      'Quem paga a conta? o povo paga.',
      'Uma dor? uma ferida? um susto?',
    ],
  },
};
