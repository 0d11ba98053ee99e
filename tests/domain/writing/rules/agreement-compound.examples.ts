import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/compound-subject': {
    wrong: [
      'A chuva e o frio [impede→impedem] a festa.',
      'Homens e mulheres não [pode→podem] entrar.',
      'O rio está sujo, pois o lixo e o esgoto da vila [chega→chegam] até ele.',
    ],
    right: [
      'A chuva e o frio impedem a festa.',
      'O convívio social e público ajuda a vila.',
      'Que medos e sonhos tem uma criança?',
      'Na feira se vende pão, doce e queijo que agrada.',
    ],
  },
};
