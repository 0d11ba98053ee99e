import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import type { Rule, RuleMatch } from '../rule.ts';

const LONGEST_MARKED = 80;

const MARKS = new Set([',', '.', ';', ':', '!', '?']);
const WORD_CHARACTER = /^[\p{L}]$/u;
/**
 * Maximum number of positions that a rule marks; the first few are enough to show the fault to a writer who never
 * types the space.
 */
const MOST_GLUED = 3;

export const SPACING_RULES: readonly Rule[] = [
  {
    id: 'spacing/before-mark',
    code: 'espacamento',
    name: 'Espaço que sobra antes do sinal',
    message: 'O sinal de pontuação vem colado à palavra anterior.',
    find: ({ text, words }) => words.flatMap((word, at) => blankBefore(text, word, words[at + 1])),
  },
  {
    id: 'spacing/after-mark',
    code: 'espacamento',
    name: 'Falta o espaço depois do sinal',
    message: 'Depois do sinal de pontuação vem um espaço.',
    find: findGlued,
  },
  {
    id: 'spacing/brackets',
    code: 'espacamento',
    name: 'Espaço dos parênteses ou das aspas',
    message: 'Parênteses e aspas encostam no que está dentro deles, e o espaço fica do lado de fora.',
    find: findLooseBrackets,
  },
];

/**
 * Returns the first few positions; the message of the last one states how many further positions exist. "a,b,c" is
 * one position.
 */
function findGlued({ text, words }: AnalyzedText): RuleMatch[] {
  const glued = words.flatMap((word, at) => gluedAfter(text, word, words[at + 1]));
  let places = 0;
  const shown = glued.filter(({ start }, at) => {
    if (start >= (glued[at - 1]?.end ?? 0)) places += 1;
    return places <= MOST_GLUED;
  });
  const others = places - MOST_GLUED;
  const last = shown.at(-1);
  if (!last || others <= 0) return shown;
  const count = others === 1 ? 'mais um lugar' : `mais ${others} lugares`;
  return [
    ...shown.slice(0, -1),
    { ...last, message: `${last.message ?? ''} O mesmo falta em ${count} do texto.` },
  ];
}

/** Finds a space before a punctuation mark: "Brasil ," or "Brasil ."; smileys and " ..." are not marked. */
function blankBefore(text: string, word: PlacedWord, next: PlacedWord | undefined): RuleMatch[] {
  const gap = text.slice(word.end, Math.min(next?.start ?? text.length, word.end + LONGEST_MARKED));
  const found = /^([^\S\r\n]+)([,.;:!?])(?![.,;:!?)(])/.exec(gap);
  const tooLong = word.end - word.start > LONGEST_MARKED;
  if (!found || tooLong) return [];
  const mark = found[2] ?? '';
  const end = word.end + found[0].length;
  const message = `O sinal “${mark}” vem colado à palavra anterior.`;
  const replacement = `${word.text}${mark}`;
  if (next?.start !== end) return [{ start: word.start, end, message, replacement }];
  // "direito .Ela": the space is on the wrong side of the punctuation mark.
  if (mark === '.' && !isGluedStop(word, next)) return [];
  return [
    { start: word.start, end, message: `${message} O espaço vem depois.`, replacement: `${replacement} ` },
  ];
}

/**
 * Finds a punctuation mark without a space after it: "fome,mas" or "fome.Tem". Does not mark numbers, hours, links
 * and abbreviations such as "p.ex.".
 */
function gluedAfter(text: string, word: PlacedWord, next: PlacedWord | undefined): RuleMatch[] {
  if (!next || next.start - word.end !== 1 || next.end - word.start > LONGEST_MARKED) return [];
  const mark = text[word.end] ?? '';
  if (
    !MARKS.has(mark) ||
    !WORD_CHARACTER.test(next.text.charAt(0)) ||
    !WORD_CHARACTER.test(word.text.at(-1) ?? '')
  ) {
    return [];
  }
  if (mark === '.' && !isGluedStop(word, next)) return [];
  const replacement = `${word.text}${mark} ${next.text}`;
  const message = `Falta um espaço depois de “${mark}”.`;
  return [{ start: word.start, end: next.end, message, replacement }];
}

function isGluedStop(word: PlacedWord, next: PlacedWord): boolean {
  const endsSmall = word.text === word.lower && word.text.length > 2;
  const startsCapital = /^\p{Lu}\p{Ll}/u.test(next.text) || /^\p{Lu}$/u.test(next.text);
  return endsSmall && startsCapital;
}

const BRACKET = /[^\S\r\n]*[()“”][^\S\r\n]*/g;
/** "Aluno(a)", "amigo(a)s": the bracket is part of the word. */
const ENDING_OF_WORD = /^\(\p{L}{1,3}\)/u;

/** "Governo( federal )deve": marks the first few positions with misplaced spaces around brackets. */
function findLooseBrackets({ text }: AnalyzedText): RuleMatch[] {
  const isTyped = countOf(text, '“') === countOf(text, '”');
  let endsWord = false;
  return [...text.matchAll(BRACKET)]
    .flatMap(({ 0: found, index: start }): RuleMatch[] => {
      const sign = found.trim();
      const end = start + found.length;
      const opens = sign === '(' || sign === '“';
      if (opens) endsWord = ENDING_OF_WORD.test(text.slice(start, start + LONGEST_ENDING));
      if (endsWord || (!isTyped && /[“”]/.test(sign))) return [];
      const [left = '', right = ''] = found.split(sign);
      const outside = text[start - 1] ?? '';
      const inside = text[end] ?? '';
      // "(.)", "(ex-)aluno": such brackets are not marked.
      if (/[^\p{L}\p{N}]/u.test(opens ? inside : outside) && /[\p{L}\p{N}-]/u.test(outside)) return [];
      const before = blankFor(outside, left, opens ? ' ' : '');
      const after = blankFor(inside, right, opens ? '' : ' ');
      if (before === left && after === right) return [];
      // Includes the adjacent letter on the side that changes, so that the marked passage is visible.
      const [from, first] = before === left ? [start + left.length, ''] : [start - 1, outside + before];
      const [to, last] = after === right ? [end - right.length, ''] : [end + 1, after + inside];
      return [{ start: from, end: to, replacement: `${first}${sign}${last}` }];
    })
    .slice(0, MOST_GLUED);
}

const LONGEST_ENDING = 5;

/**
 * The space that belongs between a bracket or quotation mark and its neighbor, if the neighbor is a word or the end
 * of a sentence; else the existing space.
 */
function blankFor(neighbour: string, blank: string, wanted: string): string {
  const isWord = /[\p{L}\p{Nd}]/u.test(neighbour);
  return isWord || (wanted === '' && /[.!?%…]/.test(neighbour)) ? wanted : blank;
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
