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
/** A character with its combining marks, however "é" was typed. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Finds quotes in one essay, ignoring only what models change by accident (capitals, typographic marks, blanks, invisible
 * characters) and not stopping inside a word. Returns the first match, trimmed, or null if not found. Linear in the essay for
 * each quote.
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

/** The text in folded form for comparison, with the original position of each unit. */
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
