import type { Examples } from '../examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'doubled/word': {
    wrong: ['Ele voltou [para para→para] casa.', 'A [ponte ponte→ponte] do rio caiu.'],
    right: ['Ele voltou para casa.', 'O café está quase quase pronto.', 'Ela disse: não, não vou.'],
  },
};
