import type { PlacedWord } from '../../text/analyze-text.ts';
import type { Rule, RuleMatch } from '../rule.ts';

const MARKS = new Set([',', '.', ';', ':', '!', '?']);
const WORD_CHARACTER = /^[\p{L}]$/u;
const LONGEST_MARKED = 80;
/** Who never types the blank learns it from the first few marks. */
const MOST_GLUED = 3;

export const SPACING_RULES: readonly Rule[] = [
  {
    id: 'spacing/before-mark',
    code: 'espacamento',
    name: 'Espaço antes do sinal',
    message: 'O sinal de pontuação vem colado à palavra anterior.',
    find: ({ text, words }) => words.flatMap((word, at) => blankBefore(text, word, words[at + 1])),
  },
  {
    id: 'spacing/after-mark',
    code: 'espacamento',
    name: 'Espaço depois do sinal',
    message: 'Depois do sinal de pontuação vem um espaço.',
    find: ({ text, words }) =>
      words.flatMap((word, at) => gluedAfter(text, word, words[at + 1])).slice(0, MOST_GLUED),
  },
];

/** "Brasil ," or "Brasil ." — smileys and " ..." are left alone. */
function blankBefore(text: string, word: PlacedWord, next: PlacedWord | undefined): RuleMatch[] {
  const gap = text.slice(word.end, Math.min(next?.start ?? text.length, word.end + LONGEST_MARKED));
  const found = /^([^\S\r\n]+)([,.;:!?])(?![.,;:!?)(])/.exec(gap);
  const tooLong = word.end - word.start > LONGEST_MARKED;
  if (!found || tooLong) return [];
  const mark = found[2] ?? '';
  const end = word.end + found[0].length;
  const isGluedToNext = next?.start === end;
  if (mark === '.' && isGluedToNext) return [];
  const message = `O sinal “${mark}” vem colado à palavra anterior.`;
  return [{ start: word.start, end, message, replacement: `${word.text}${mark}` }];
}

/** "fome,mas" or "fome.Tem"; numbers, hours, links and abbreviations such as "p.ex." stay. */
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
