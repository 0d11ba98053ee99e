import type { Examples } from '../examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'repetition/connective': {
    wrong: [
      'Portanto, chove. Portanto, venta. Portanto, neva. [Portanto], esfria.',
      'Chove. Contudo, há sol. Venta. Contudo, há calor. Neva. Contudo, há rios. Esfria. [Contudo], há vida.',
    ],
    right: [
      'Portanto, chove. Portanto, venta. Portanto, neva. Logo, esfria.',
      'Se chove, se venta, se neva, se esfria, se seca, ficamos.',
    ],
  },
};
