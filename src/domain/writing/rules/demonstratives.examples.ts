import type { Examples } from '../examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'demonstrative/este': {
    wrong: [
      'A água falta. [Este→Esse] problema já foi citado.',
      'O preço sobe. Diante [disto→disso] tudo, todos perdem.',
    ],
    right: ['Este problema é o de todos.', 'A água falta. Neste momento, chove na serra.'],
  },
};
