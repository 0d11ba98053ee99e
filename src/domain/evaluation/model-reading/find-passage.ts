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
/** A character with the marks that belong to it, however "é" was typed. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * A finder of quotes in one essay. It ignores what models change by accident (capitals, typographic marks,
 * blanks, invisible characters) and nothing else, and it does not stop inside a word. It answers the first place,
 * trimmed, or null for what the essay does not say. Linear in the essay for each quote.
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

/** The text for comparing, with the place of each of its units in the original. */
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

/** Both sides of this place belong to one word. */
function cutsWord(text: string, at: number): boolean {
  return LETTER_OR_DIGIT.test(text[at - 1] ?? '') && LETTER_OR_DIGIT.test(text[at] ?? '');
}
