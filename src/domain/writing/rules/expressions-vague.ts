import type { CheckedText, CheckedWord } from '../checked-text.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Rules on vague words, and on abbreviated numbers and names. */
export const VAGUE_WORD_RULES: readonly Rule[] = [
  {
    id: 'vague/thing',
    code: 'escolha-de-palavras',
    name: '“Coisa” no lugar do nome',
    message: '“Coisa” é vago: diga do que se trata (problema, atitude, direito, objeto…).',
    patterns: ['[coisa|coisas|coisinha|coisinhas]'],
    except: [
      'qualquer|outra|outras|mesma|pouca|alguma|única|primeira|segunda|última coisa|coisas',
      'sim uma coisa',
      'coisa pública|alguma|nenhuma',
      'estado de|das coisas',
    ],
  },
  {
    id: 'vague/something',
    code: 'escolha-de-palavras',
    name: '“Algo” de novo',
    message: '“Algo” já apareceu várias vezes e diz pouco: diga o quê.',
    find: (text) => beyond(text, new Set(['algo']), 2),
  },
  {
    id: 'vague/very',
    code: 'escolha-de-palavras',
    name: '“Muito” demais',
    message: '“Muito” já apareceu várias vezes: prefira um dado ou um adjetivo mais forte.',
    find: (text) => beyond(text, new Set(['muito', 'muita', 'muitos', 'muitas']), 6),
  },
  {
    id: 'vague/numerals',
    code: 'escolha-de-palavras',
    name: 'Número pequeno em algarismo',
    message: 'No texto, escreva por extenso os números pequenos.',
    example: 'três anos',
    find: findSmallFigures,
  },
  {
    id: 'vague/abbreviations',
    code: 'escolha-de-palavras',
    name: 'Palavra abreviada',
    message: 'No texto, escreva a palavra inteira.',
    patterns: ['[séc|sécs|pág|págs|prof|profª|profa|gov|depto|hab|tel|hrs|obs|qtd|qtde]'],
  },
];

/** Uses of the wanted words beyond the limit. */
function beyond({ words }: CheckedText, wanted: ReadonlySet<string>, limit: number): RuleMatch[] {
  return words
    .filter(({ lower }) => wanted.has(lower))
    .slice(limit)
    .map(toSpan);
}

const NUMBERS = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];
const FEMININE: Record<string, string> = { um: 'uma', dois: 'duas' };
/**
 * Words before numbers that are always written in figures, as in "artigo 5º", "6 de maio", "8 horas", "5 km", "2
 * mil".
 */
const BEFORE_FIGURE = new Set(
  'ou artigo art lei capítulo parágrafo inciso página dia número item nº n covid r us século grupo turma nível fase'.split(
    ' ',
  ),
);
const AFTER_FIGURE = new Set(
  'ou para de a e h horas hora min km m cm kg g mil milhões milhão bilhões bilhão trilhões por reais graus anos'.split(
    ' ',
  ),
);

function findSmallFigures({ words, text }: CheckedText): RuleMatch[] {
  return words.flatMap((word, at): RuleMatch[] => {
    const next = words[at + 1];
    const written = /^[1-9]$/.test(word.text) ? NUMBERS[Number(word.text) - 1] : undefined;
    if (!written || word.isQuoted || next?.before !== '' || word.before !== '') return [];
    const touchesSign = /\S/.test(text[word.start - 1] ?? ' ') || /\S/.test(text[word.end] ?? ' ');
    const isFixed = BEFORE_FIGURE.has(words[at - 1]?.lower ?? '') || AFTER_FIGURE.has(next.lower);
    if (touchesSign || isFixed || !/^\p{Ll}{3}/u.test(next.text)) return [];
    const isFeminine =
      /(?:as|ções|dades|gens)$/.test(next.lower) && next.lower !== 'problemas' && next.lower !== 'dias';
    return [{ ...toSpan(word), replacement: (isFeminine && FEMININE[written]) || written }];
  });
}

function toSpan({ start, end }: CheckedWord): RuleMatch {
  return { start, end };
}
