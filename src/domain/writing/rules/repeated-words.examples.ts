import type { Examples } from '../examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'repetition/word': {
    wrong: [
      'A ponte caiu. Outra ponte virá. Toda ponte é cara, e a [ponte] velha mais.',
      'Livro novo, livro velho, livro caro: todo [livro] ensina.',
    ],
    right: [
      'A ponte caiu. Outra ponte virá. Toda ponte é cara.',
      'Foi para o norte, para o sul, para a serra, para o mar.',
    ],
  },
};
