import { countCharacters } from './counts.ts';
import { findParagraphs } from './paragraphs.ts';

/**
 * Characters that fit on one line of the ENEM sheet, blanks included. An estimate of ours, as INEP publishes
 * none: handwriting ranges from about 60 to 95 characters a line, and 78 lies in the middle.
 */
export const CHARACTERS_PER_HANDWRITTEN_LINE = 78;

/** Room the indentation of a paragraph takes on its first line, in characters. */
const INDENTATION_CHARACTERS = 4;

/** Up to this many lines an essay is "texto insuficiente" (Cartilha do Participante). */
export const INSUFFICIENT_LINES = 7;

/** The answer sheet has this many lines (Cartilha do Participante). */
export const MAX_HANDWRITTEN_LINES = 30;

const WHITESPACE_RUN = /\s+/g;

/** Lines the essay would take by hand; every paragraph starts on a line of its own. 0 for an empty text. */
export function estimateHandwrittenLines(text: string): number {
  let lines = 0;
  for (const { start, end } of findParagraphs(text)) {
    const characters = countCharacters(text.slice(start, end).replace(WHITESPACE_RUN, ' '));
    lines += Math.ceil((INDENTATION_CHARACTERS + characters) / CHARACTERS_PER_HANDWRITTEN_LINE);
  }
  return lines;
}
