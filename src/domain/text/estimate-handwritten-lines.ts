import { countCharacters } from './counts.ts';
import { findLines } from './lines.ts';
import { toProse } from './prose.ts';
import type { Span } from './span.ts';

/**
 * Characters that fit on one line of the ENEM sheet, including spaces. This is our estimate, as INEP publishes
 * none: handwriting ranges from about 60 to 95 characters a line, and 78 is in the middle.
 */
export const CHARACTERS_PER_HANDWRITTEN_LINE = 78;

/** Width of a paragraph's indentation on its first line, in characters. */
const INDENTATION_CHARACTERS = 4;

/** Up to this many lines an essay is "texto insuficiente" (Cartilha do Participante). */
export const INSUFFICIENT_LINES = 7;

/** The answer sheet has this many lines (Cartilha do Participante). */
export const MAX_HANDWRITTEN_LINES = 30;

const WORD = /\S+/g;

/**
 * Lines that a text would take by hand, including the title; every paragraph starts a new line. 0 for an empty
 * text.
 */
export function estimateHandwrittenLines(text: string): number {
  return handwrittenLines(text).length;
}

/**
 * Number of handwritten lines by the exam's rules, which count the essay without its title and the lines around it.
 */
export function estimateEssayLines(written: string): number {
  const { text } = toProse(written);
  return startsByHand(text, findLines(text)).length;
}

/**
 * Start of each handwritten line: the offset of its first word, in UTF-16 units. A word longer than a line starts all the
 * lines it takes.
 */
export function handwrittenLines(written: string): number[] {
  return readSheet(written).lines;
}

/** Offsets in the original text at which the lines of a sheet and its paragraphs start. */
export type SheetStarts = { lines: number[]; paragraphs: number[] };

/** Lays out a text on a handwritten sheet. */
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
