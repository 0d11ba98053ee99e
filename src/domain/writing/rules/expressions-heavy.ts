import type { Rule } from '../rule.ts';

/** Expressions that are correct but have a plainer or more exact form. */
export const HEAVY_EXPRESSION_RULES: readonly Rule[] = [
  {
    id: 'expression/independente',
    code: 'escolha-de-palavras',
    name: '“Independente de” no lugar de “independentemente de”',
    message: 'Aqui a palavra diz “sem depender de”: escreva “independentemente de”.',
    patterns: [
      '^ [independente] de|do|da|dos|das → independentemente',
      ', [independente] de|do|da|dos|das → independentemente',
    ],
  },
  {
    id: 'expression/sendo-que',
    code: 'escolha-de-palavras',
    name: '“Sendo que” para ligar frases',
    message: '“Sendo que” liga mal: prefira “e”, “mas”, “pois” ou um ponto.',
    patterns: [', [sendo que]', '[sendo que]'],
    except: ['assim|mesmo sendo que'],
  },
  {
    id: 'expression/através',
    code: 'escolha-de-palavras',
    name: '“Através de” no lugar de “por meio de”',
    message: '“Através de” é atravessar; para o meio usado, prefira “por meio de”.',
    patterns: [
      '[através] de|da|do|das|dos lei|leis|campanhas|palestras|mídia|educação|governo|projetos|propagandas|internet|redes|políticas|programas|investimentos|aulas|projeto|parcerias|verbas|debates',
    ],
    replacement: 'por meio',
  },
  {
    id: 'expression/fato-de-que',
    code: 'escolha-de-palavras',
    name: '“Devido ao fato de que”',
    message: 'A expressão pesa: “porque” ou “já que” dizem o mesmo.',
    patterns: [
      '[devido ao fato de que] → porque',
      '[devido ao fato que] → porque',
      '[tendo em vista o fato de que] → já que',
    ],
  },
];
