import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import type { Issue } from './issue.ts';

const MARKS = new Set([',', '.', ';', ':', '!', '?']);
const WORD_CHARACTER = /^[\p{L}]$/u;
const LONGEST_MARKED = 80;

/** Blanks before a punctuation mark, and marks glued to the next word. */
export function findSpacingIssues(essay: AnalyzedText): Issue[] {
  return essay.words.flatMap((word, at) => {
    const next = essay.words[at + 1];
    return [...blankBefore(essay.text, word, next), ...gluedAfter(essay.text, word, next)];
  });
}

/** "Brasil ," or "Brasil ." — smileys and " ..." are left alone. */
function blankBefore(text: string, word: PlacedWord, next: PlacedWord | undefined): Issue[] {
  const gap = text.slice(word.end, Math.min(next?.start ?? text.length, word.end + LONGEST_MARKED));
  const found = /^([^\S\r\n]+)([,.;:!?])(?![.,;:!?)(])/.exec(gap);
  const tooLong = word.end - word.start > LONGEST_MARKED;
  if (!found || tooLong) return [];
  const mark = found[2] ?? '';
  const end = word.end + found[0].length;
  const isGluedToNext = next?.start === end;
  if (mark === '.' && isGluedToNext) return [];
  const message = `O sinal “${mark}” vem colado à palavra anterior.`;
  return [{ start: word.start, end, code: 'espacamento', message, replacement: `${word.text}${mark}` }];
}

/** "fome,mas" or "fome.Tem"; numbers, hours, links and abbreviations such as "p.ex." stay. */
function gluedAfter(text: string, word: PlacedWord, next: PlacedWord | undefined): Issue[] {
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
  return [{ start: word.start, end: next.end, code: 'espacamento', message, replacement }];
}

function isGluedStop(word: PlacedWord, next: PlacedWord): boolean {
  const endsSmall = word.text === word.lower && word.text.length > 2;
  const startsCapital = /^\p{Lu}\p{Ll}/u.test(next.text) || /^\p{Lu}$/u.test(next.text);
  return endsSmall && startsCapital;
}
