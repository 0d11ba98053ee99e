import type { Examples } from './examples.ts';

const LONG = 'A feira da praça recebe todos os sábados os agricultores que vivem na serra';

export const EXAMPLES: Record<string, Examples> = {
  'punctuation/doubled-mark': {
    wrong: ['O ônibus atrasou[;;→;] a aula, não.', 'Ninguém avisou[!!!→!]'],
    right: [
      'O ônibus atrasou; a aula, não.',
      'Quem sabe...',
      'Vendem pão, leite etc., e fecham cedo.',
      'Os livros são caros, p. ex., os didáticos.',
      'Há lagos, por ex.: o do parque.',
      'O art. fala de multas, i.e., de dinheiro.',
      'Veio a sra., e todos sentaram.',
    ],
  },
  'punctuation/final-stop': {
    wrong: [`${LONG} e do [vale→vale.]`, `${LONG} e do [vale,→vale.]`],
    right: [`${LONG} e do vale.`, 'A feira da serra', `${LONG} e do art. 5?,`],
  },
  'spacing/before-mark': {
    wrong: ['O [trem ,→trem,] enfim, partiu.', 'A chuva parou e o [sol ;→sol;] depois, voltou.'],
    right: ['O trem, enfim, partiu.', 'Ele hesitou ... e partiu.'],
  },
  'spacing/after-mark': {
    wrong: ['Comprou [pão,leite→pão, leite] e café.', 'O trem [partiu.Ninguém→partiu. Ninguém] desceu.'],
    right: ['Comprou pão, leite e café.', 'Custa 3,50 e abre às 8:30.'],
  },
};
