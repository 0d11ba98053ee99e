import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'spacing/before-mark': {
    wrong: [
      'O [trem ,→trem,] enfim, partiu.',
      'A chuva parou e o [sol ;→sol;] depois, voltou.',
      'Ela comeu o [pão .→pão. ]Depois saiu e o [pai ,→pai, ]não.',
    ],
    right: ['O trem, enfim, partiu.', 'Ele hesitou ... e partiu.'],
  },
  'spacing/after-mark': {
    wrong: ['Comprou [pão,leite→pão, leite] e café.', 'O trem [partiu.Ninguém→partiu. Ninguém] desceu.'],
    right: ['Comprou pão, leite e café.', 'Custa 3,50 e abre às 8:30.'],
  },
  'spacing/brackets': {
    wrong: [
      'O pa[i(→i (]ou a mãe[)a→) a]ssina.',
      'O tre[m( d→m (d]e carg[a )p→a) p]arou.',
      'Ela disse [“ c→“c]heg[a ”→a”] e saiu.',
    ],
    right: [
      'O(a) aluno(a) e os amigos(as) vão (de trem), o dito(?) e o (ex-)aluno.',
      'Custa 10 (dez), diz a “lei” (“nova”).',
      '(1) Um (1), (2).',
    ],
  },
};
