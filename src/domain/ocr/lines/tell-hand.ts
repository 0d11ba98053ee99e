import { median } from '../statistics.ts';
import { piecesByLine } from './assign-ink.ts';
import type { Ink, Piece } from './ink-pieces.ts';

/**
 * How unevenly the letters of a page stand: how far the feet of letters are from those of their neighbours, 0 (not at all) to 1 (all
 * far). Print puts its letters on one line to the pixel, a hand does not. `count` is the number of letters asked.
 */
export type Unrest = { share: number; count: number };

/** Print has 0.25 at most, neat fonts that imitate a hand up to 0.33, pens 0.37 and mostly 0.4 and more. */
const HAND = 0.33;
/** Of fewer letters nothing can be told. */
const LEAST_COUNT = 25;

/** Whether a page is written by hand: told of its ink alone, before anything is read. */
export const isHand = ({ share, count }: Unrest) => count >= LEAST_COUNT && share > HAND;

/** In pitches. */
const LEAST_HEIGHT = 0.13;
/** In heights of a typical letter. */
const LETTER = { least: 0.7, most: 1.9, widest: 4 };
/** On both sides of a letter, those it is compared with. */
const NEIGHBOURS = 4;
/** Of the height of letters. */
const FAR = 0.15;

/** `owners` tells the line of each run, of so many lines. */
export function measureUnrest(ink: Ink, owners: Int16Array, count: number, pitch: number): Unrest {
  const lines = piecesByLine(ink, owners, count, LEAST_HEIGHT * pitch).map((line) =>
    line.sort((a, b) => a.left - b.left),
  );
  const height = median(lines.flat().map(({ top, bottom }) => bottom - top));
  let sum = 0;
  let asked = 0;
  for (const pieces of lines) {
    const letters = pieces.filter((piece) => isLetter(piece, height));
    for (const [at, { bottom }] of letters.entries()) {
      const near = letters.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1);
      if (near.length <= NEIGHBOURS) continue;
      asked += 1;
      sum += Math.min(1, Math.abs(bottom - median(near.map((one) => one.bottom))) / (FAR * height));
    }
  }
  return { share: sum / Math.max(asked, 1), count: asked };
}

const isLetter = ({ left, top, right, bottom }: Piece, height: number) =>
  bottom - top >= LETTER.least * height &&
  bottom - top <= LETTER.most * height &&
  right - left <= LETTER.widest * height;
