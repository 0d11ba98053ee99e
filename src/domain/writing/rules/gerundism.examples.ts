import type { Examples } from '../examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'gerundism/future': {
    wrong: ['O governo [vai estar ajudando] o povo.', 'A lei [irá estar punindo] os culpados.'],
    right: ['O governo vai ajudar o povo.', 'O povo está ajudando o governo.'],
  },
};
