import type { Examples } from '../examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'spacing/before-mark': {
    wrong: ['O [trem ,→trem,] enfim, partiu.', 'A chuva parou e o [sol ;→sol;] depois, voltou.'],
    right: ['O trem, enfim, partiu.', 'Ele hesitou ... e partiu.'],
  },
  'spacing/after-mark': {
    wrong: ['Comprou [pão,leite→pão, leite] e café.', 'O trem [partiu.Ninguém→partiu. Ninguém] desceu.'],
    right: ['Comprou pão, leite e café.', 'Custa 3,50 e abre às 8:30.'],
  },
};
