import { continuesAfterStop } from './abbreviations.ts';
import { stripInvisible } from './normalize-text.ts';
import type { Span } from './span.ts';

/** A line with something visible on it, trimmed. */
export type Line = Span & {
  /** How it follows the line above; null for the first one. */
  seam: Seam | null;
};

/** What stands between a line and the one above it. */
export type Seam = {
  /** Line breaks between the two: one, or more where blank lines are. */
  breaks: number;
  /** A sentence ends with the line above; an abbreviation there ends none. */
  endsSentence: boolean;
  /** A sentence goes on: it did not end above, and this line begins with a small letter, or both have only capitals. */
  goesOn: boolean;
  /** The line above ends within a word, at a hyphen. */
  isDivided: boolean;
  /** The line above ends with a word that another must follow ("de", "o"), as no verse, title or paragraph does. */
  isCut: boolean;
  /** Characters of the line above. */
  above: number;
  /** Characters it would have had with the first word of this line. */
  needed: number;
};

const LINE = /[^\n\r\u2028\u2029]+/g;
/** One line break, however it is stored. */
export const BREAK = /\r\n|[\n\r\u2028\u2029]/g;
export const ENDS_SENTENCE = /[.!?…]["”’»)\]]*$/;
const GOES_ON = /^\p{Ll}/u;
const SHOUTED = /^\P{Ll}*\p{Lu}\P{Ll}*$/u;
/** With the hyphen of Unicode and the soft one. */
const DIVIDED_END = /[\p{L}\p{M}\p{N}][-\u2010\u00AD]$/u;
/** The hyphen of a word may be written again where it goes on: "torna-" above "-se". */
const DIVIDED_START = /^-?[\p{L}\p{N}]/u;
const LAST_WORD = /\p{L}+$/u;
const FIRST_WORD = /^\S+/;
const LONGEST_WORD = 60;

const ANNOUNCING = new Set(
  'o a os as um uma uns umas de do da dos das no na nos nas num numa ao aos à às pelo pela pelos pelas em com por para sem sob sobre entre e ou que se seu sua seus suas cujo cuja'.split(
    ' ',
  ),
);

/** The lines of a text that are not blank, with what tells whether a sentence runs on from one to the next. */
export function findLines(text: string): Line[] {
  return withSeams(text, findLineSpans(text));
}

/** The lines alone. */
export function findLineSpans(text: string): Span[] {
  const lines: Span[] = [];
  for (const { 0: whole, index } of text.matchAll(LINE)) {
    if (stripInvisible(whole).trim() === '') continue;
    const start = index + (whole.length - whole.trimStart().length);
    lines.push({ start, end: index + whole.trimEnd().length });
  }
  return lines;
}

/** Lines, or what counts of them, with what stands between them. */
export function withSeams(text: string, lines: readonly Span[]): Line[] {
  return lines.map(({ start, end }, at) => {
    const above = lines[at - 1];
    return { start, end, seam: above ? seamBetween(text, above, { start, end }) : null };
  });
}

function seamBetween(text: string, above: Span, line: Span): Seam {
  const ending = text.slice(Math.max(above.start, above.end - LONGEST_WORD), above.end);
  const opening = text.slice(line.start, Math.min(line.end, line.start + LONGEST_WORD));
  const endsSentence =
    ENDS_SENTENCE.test(ending) && !(ending.endsWith('.') && continuesAfterStop(text, above.end - 1));
  const isDivided = DIVIDED_END.test(ending) && DIVIDED_START.test(opening);
  const isShouted = SHOUTED.test(ending) && SHOUTED.test(opening);
  const length = above.end - above.start;
  return {
    breaks: text.slice(above.end, line.start).match(BREAK)?.length ?? 0,
    endsSentence,
    goesOn: isDivided || (!endsSentence && (GOES_ON.test(opening) || isShouted)),
    isDivided,
    isCut: ANNOUNCING.has(LAST_WORD.exec(ending)?.[0].toLowerCase() ?? ''),
    above: length,
    needed: length + 1 + (FIRST_WORD.exec(opening)?.[0].length ?? 0),
  };
}
