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
    right: [`${LONG} e do vale.`, `${LONG} e do vale. g`, 'A feira da serra', `${LONG} e do art. 5?,`],
  },
};
