import { countCharacters } from './counts.ts';
import { findLines } from './lines.ts';
import { toProse } from './prose.ts';
import type { Span } from './span.ts';

/**
 * Number of characters, including spaces, that fit on one line of the ENEM sheet. This is our estimate, because
 * INEP publishes no number: handwriting ranges from about 60 to 95 characters a line, and 78 is in the middle.
 */
export const CHARACTERS_PER_HANDWRITTEN_LINE = 78;

/** Width of a paragraph's indentation on its first line, in characters. */
const INDENTATION_CHARACTERS = 4;

/** An essay with at most this many lines is "texto insuficiente" (Cartilha do Participante). */
export const INSUFFICIENT_LINES = 7;

/** Number of lines on the answer sheet (Cartilha do Participante). */
export const MAX_HANDWRITTEN_LINES = 30;

const WORD = /\S+/g;

/**
 * Number of lines that a text would take if written by hand, including the title; every paragraph starts a new
 * line. 0 for an empty text.
 */
export function estimateHandwrittenLines(text: string): number {
  return handwrittenLines(text).length;
}

/** Number of handwritten lines by the exam's rules, which exclude the title and other lines around the essay. */
export function estimateEssayLines(written: string): number {
  const { text } = toProse(written);
  return startsByHand(text, findLines(text)).length;
}

/**
 * The start of each handwritten line, as the offset of the line's first word in UTF-16 units. A word longer than a
 * line is the start of all the lines that it takes.
 */
export function handwrittenLines(written: string): number[] {
  return readSheet(written).lines;
}

/** Offsets in the original text at which the lines and the paragraphs of a sheet start. */
export type SheetStarts = { lines: number[]; paragraphs: number[] };

/** Divides a text into the lines and paragraphs of a handwritten sheet. */
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

/** The offsets at which the handwritten lines of the given paragraphs of a text start. */
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
