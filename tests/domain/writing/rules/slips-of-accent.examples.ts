import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'slip/accent': {
    wrong: [
      'A [plantacao→plantação] secou.',
      'Sem [duvida→dúvida], choverá.',
      'A fome no [pais→país] cresce.',
    ],
    right: ['A plantação secou.', 'Ele duvida de tudo.', 'Os pais viajaram.', 'O Pe. Antônio chegou.'],
  },
};
