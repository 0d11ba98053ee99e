import { continuesAfterStop } from './abbreviations.ts';
import { stripInvisible } from './normalize-text.ts';
import type { Span } from './span.ts';

/** A line with at least one visible character, trimmed. */
export type Line = Span & {
  /** The transition from the line above; null for the first line. */
  seam: Seam | null;
};

/** The transition between a line and the line above it. */
export type Seam = {
  /** Number of line breaks between the two lines: more than one if there are blank lines. */
  breaks: number;
  /** Whether the line above ends a sentence; a full stop of an abbreviation does not end a sentence. */
  endsSentence: boolean;
  /**
   * Whether a sentence continues: it does not end on the line above, and this line begins with a lower-case letter,
   * or both lines are in capitals.
   */
  goesOn: boolean;
  /** Whether the line above ends within a word, with a hyphen. */
  isDivided: boolean;
  /**
   * Whether the line above ends with a word that must be followed by another word ("de", "o"). Verses, titles and
   * paragraphs do not end like this.
   */
  isCut: boolean;
  /** Length of the line above, in characters. */
  above: number;
  /** Length of the line above if the first word of this line were added to it. */
  needed: number;
};

const LINE = /[^\n\r\u2028\u2029]+/g;
/** Matches one line break, in any encoding. */
export const BREAK = /\r\n|[\n\r\u2028\u2029]/g;
export const ENDS_SENTENCE = /[.!?…]["”’»)\]]*$/;
const GOES_ON = /^\p{Ll}/u;
const SHOUTED = /^\P{Ll}*\p{Lu}\P{Ll}*$/u;
/** Matches a divided word at the end of a line. The hyphen may also be a Unicode hyphen or a soft hyphen. */
const DIVIDED_END = /[\p{L}\p{M}\p{N}][-\u2010\u00AD]$/u;
/** Matches the start of the next line, where the hyphen may be repeated: "torna-" above "-se". */
const DIVIDED_START = /^-?[\p{L}\p{N}]/u;
const LAST_WORD = /\p{L}+$/u;
const FIRST_WORD = /^\S+/;
const LONGEST_WORD = 60;

const ANNOUNCING = new Set(
  'o a os as um uma uns umas de do da dos das no na nos nas num numa ao aos à às pelo pela pelos pelas em com por para sem sob sobre entre e ou que se seu sua seus suas cujo cuja'.split(
    ' ',
  ),
);

/** The nonblank lines of a text, each with the transition from the line above. */
export function findLines(text: string): Line[] {
  return withSeams(text, findLineSpans(text));
}

/** The spans of the nonblank lines of a text, without transitions. */
export function findLineSpans(text: string): Span[] {
  const lines: Span[] = [];
  for (const { 0: whole, index } of text.matchAll(LINE)) {
    if (stripInvisible(whole).trim() === '') continue;
    const start = index + (whole.length - whole.trimStart().length);
    lines.push({ start, end: index + whole.trimEnd().length });
  }
  return lines;
}

/** Adds to each line the transition from the line above. */
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
