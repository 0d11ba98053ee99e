import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'punctuation/colon-inside': {
    wrong: [
      'Visitou cidades [como:→como] Recife, Natal e Maceió.',
      'O problema precisa [de:→de] verba, tempo e gente.',
    ],
    right: [
      'Visitou três cidades: Recife, Natal e Maceió.',
      'Comprou frutas, tais como: uva e maçã.',
      'Disse como se faz “assim: devagar”.',
    ],
  },
  'punctuation/question': {
    wrong: ['Será que alguém se [importa.→importa?]', 'Mas até quando vamos [esperar.→esperar?]'],
    right: ['Será que alguém se importa?', 'Não sei até quando vamos esperar.'],
  },
  'punctuation/ou-seja': {
    wrong: [
      'Esperou dois [anos ou seja→anos, ou seja,] muito tempo.',
      'Esperou dois anos, [ou seja→ou seja,] muito tempo.',
      'Leu tudo, [isto é→isto é,] quase tudo.',
    ],
    right: [
      'Esperou dois anos, ou seja, muito tempo.',
      'Quer que fique ou seja por medo, ou por gosto.',
      'Tudo isto é muito bom.',
      'Ficou em último, isto é muito triste.',
    ],
  },
  'punctuation/etc': {
    wrong: ['Levou pão, queijo [e etc→etc].', 'Levou pão, queijo, [etc...→etc.]'],
    right: ['Levou pão, queijo etc.', 'Levou pão, queijo, etc., e voltou.'],
  },
  'punctuation/bracket': {
    wrong: ['O rio [(]que seca no verão voltou.', 'A sigla [(]ONU é conhecida de todos.'],
    right: ['O rio (que seca no verão) voltou.', 'Escolha: a) pão; b) leite.'],
  },
};
