import { median } from '../statistics.ts';
import { piecesByLine } from './assign-ink.ts';
import type { Ink, Piece } from './ink-pieces.ts';

/**
 * Unevenness of a page's letters: how far their bottoms are from those of neighboring letters, 0 (not at all) to 1
 * (all far). Print aligns letters to the pixel, handwriting does not. `count` is the number of letters measured.
 */
export type Unrest = { share: number; count: number };

/**
 * Share above which a page is handwritten. Print has 0.25 at most, neat fonts that imitate handwriting up to 0.33,
 * handwriting with a pen 0.37 and mostly 0.4 and more.
 */
const HAND = 0.33;
/** Minimum number of letters; fewer letters are not reliable evidence. */
const LEAST_COUNT = 25;

/** Whether a page is handwritten, judged by its ink alone, before any text is recognized. */
export const isHand = ({ share, count }: Unrest) => count >= LEAST_COUNT && share > HAND;

/** Minimum height of the pieces compared, in pitches. */
const LEAST_HEIGHT = 0.13;
/** Limits of a letter's height and width, in heights of a typical letter. */
const LETTER = { least: 0.7, most: 1.9, widest: 4 };
/** Number of letters on each side with which a letter is compared. */
const NEIGHBOURS = 4;
/** Distance that is regarded as far, as a share of the letters' height. */
const FAR = 0.15;

/** Measures the unevenness. `owners` contains the line of each run; `count` is the number of lines. */
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
