import { countCharacters } from './counts.ts';
import { findLines } from './lines.ts';
import { toProse } from './prose.ts';
import type { Span } from './span.ts';

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

const WORD = /\S+/g;

/**
 * Lines that what is written would take by hand, title and all; every paragraph starts on a line of its own. 0 for an empty
 * text.
 */
export function estimateHandwrittenLines(text: string): number {
  return handwrittenLines(text).length;
}

/** Those that the rules count: of the essay alone. */
export function estimateEssayLines(written: string): number {
  const { text } = toProse(written);
  return startsByHand(text, findLines(text)).length;
}

/**
 * Where each line by hand begins: the offset of its first word, in UTF-16 units. A word longer than a line begins all the
 * lines it takes.
 */
export function handwrittenLines(written: string): number[] {
  return readSheet(written).lines;
}

/** Where the lines of a sheet begin, and which of them its paragraphs, in the text as it was written. */
export type SheetStarts = { lines: number[]; paragraphs: number[] };

/** The sheet that a text fills by hand. */
export function readSheet(written: string): SheetStarts {
  const { text, title, margins, toWritten } = toProse(written);
  const paragraphs = findLines(text);
  const place = (at: number) => toWritten({ start: at, end: at + 1 }).start;
  const around = startsByHand(written, title ? [title, ...margins] : margins);
  return {
    lines: [...around, ...startsByHand(text, paragraphs).map(place)].toSorted((a, b) => a - b),
    paragraphs: paragraphs.map(({ start }) => place(start)),
  };
}

/** The same of paragraphs that are known, in their text. */
export function startsByHand(text: string, paragraphs: readonly Span[]): number[] {
  return paragraphs.flatMap(({ start, end }) => {
    const lines: number[] = [];
    let written = INDENTATION_CHARACTERS;
    for (const { 0: word, index } of text.slice(start, end).matchAll(WORD)) {
      if (lines.length > 0) written += 1;
      written += countCharacters(word);
      while (lines.length * CHARACTERS_PER_HANDWRITTEN_LINE < written) lines.push(start + index);
    }
    return lines;
  });
}
