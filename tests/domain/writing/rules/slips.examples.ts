import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'slip/spelling': {
    wrong: ['Isso [aconteçeu→aconteceu] ontem.', 'O [canpo→campo] secou.', 'A [lingüiça→linguiça] queimou.'],
    right: ['Isso aconteceu no campo.', 'O turista foi a Canberra.'],
  },
};
