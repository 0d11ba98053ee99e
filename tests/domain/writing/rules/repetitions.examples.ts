import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'repetition/word': {
    wrong: [
      'A ponte caiu. Outra ponte virá. Toda ponte é cara, e a [ponte] velha mais.',
      'Livro novo, livro velho, livro caro: todo [livro] ensina.',
    ],
    right: [
      'A ponte caiu. Outra ponte virá. Toda ponte é cara.',
      'A horta urbana é nova. Na horta urbana há couve. Sem horta urbana falta couve. Toda horta tem dono.',
      'Foi para o norte, para o sul, para a serra, para o mar.',
    ],
  },
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
  'doubled/word': {
    wrong: ['Ele voltou [para para→para] casa.', 'A [ponte ponte→ponte] do rio caiu.'],
    right: ['Ele voltou para casa.', 'O café está quase quase pronto.', 'Ela disse: não, não vou.'],
  },
};
