import type { Span } from '../../text/span.ts';
import { visibleText } from './model-text.ts';

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const MARKS: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};
/**
 * Matches a character with its combining marks, so that "é" is one match in both its composed and its decomposed
 * form.
 */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Creates a function that finds quotes in one essay. Differences that models introduce by accident are ignored
 * (capitals, typographic marks, whitespace, invisible characters), and a match must not start or end inside a word.
 * The function returns the first match, trimmed, or null. Its time is linear in the length of the essay.
 */
export function createPassageFinder(essay: string): (quote: string) => Span | null {
  const { text, starts, ends } = fold(essay);
  return (quote) => {
    const wanted = fold(quote).text.trim();
    if (wanted === '') return null;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (!cutsWord(text, at) && !cutsWord(text, end)) {
        return { start: starts[at] ?? 0, end: ends[end - 1] ?? 0 };
      }
    }
    return null;
  };
}

/** Normalizes the text for comparison and records the original position of each UTF-16 unit. */
function fold(original: string): { text: string; starts: number[]; ends: number[] } {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let afterBlank = false;
  for (const { 0: character, index } of original.matchAll(CHARACTER)) {
    const isBlank = /^\s/.test(character);
    const folded = isBlank ? ' ' : foldCharacter(character);
    if (folded === '' || (isBlank && afterBlank)) continue;
    afterBlank = isBlank;
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index);
      ends.push(index + character.length);
    }
  }
  return { text: parts.join(''), starts, ends };
}

function foldCharacter(character: string): string {
  const seen = visibleText(character);
  return MARKS[seen] ?? seen.toLowerCase();
}

/** Whether a position is inside a word. */
function cutsWord(text: string, at: number): boolean {
  return LETTER_OR_DIGIT.test(text[at - 1] ?? '') && LETTER_OR_DIGIT.test(text[at] ?? '');
}
