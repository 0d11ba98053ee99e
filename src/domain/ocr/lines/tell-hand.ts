import { median } from '../statistics.ts';
import { piecesByLine } from './assign-ink.ts';
import type { Ink, Piece } from './ink-pieces.ts';

/**
 * Unevenness of a page's letters. `share` states how far the bottoms of letters are from the bottoms of neighboring
 * letters, from 0 (not at all) to 1 (all far). Print aligns letters to the pixel, handwriting does not. `count` is
 * the number of letters measured; `height` is the height of a typical letter in pixels.
 */
export type Unrest = { share: number; count: number; height: number };

/**
 * A page with a larger `share` than this is handwritten. In good photos print has 0.26 at most, neat fonts that
 * imitate handwriting up to 0.28, and handwriting with a pen 0.36 or more, mostly at least 0.4.
 */
const HAND = 0.33;
/** Minimum number of letters for the measurement to be reliable. */
const LEAST_COUNT = 25;
/**
 * Minimum distance of the lines in pixels. At a smaller distance, printed letters touch each other and are as
 * uneven as handwriting; handwriting of that size can hardly be recognized anyway.
 */
const LEAST_PITCH = 16;

/**
 * Whether a page is handwritten, judged by its ink alone, before any text is recognized. A `pitch` (in pixels)
 * below the height of letters was not detected but assumed, so the height of letters is used instead.
 */
export const isHand = ({ pitch, unrest }: { pitch: number; unrest: Unrest }) =>
  Math.max(pitch, unrest.height) >= LEAST_PITCH && unrest.count >= LEAST_COUNT && unrest.share > HAND;

/** Minimum height of the pieces compared, in pixels. */
const LEAST_HEIGHT = 3;
/** Limits of a letter's height and width, as multiples of the height of a typical letter. */
const LETTER = { least: 0.7, most: 1.9, widest: 4 };
/** Number of letters on each side with which a letter is compared. */
const NEIGHBOURS = 4;
/**
 * Maximum vertical distance between the bottoms of two letters for them to be beside each other, as a multiple of
 * the height of a typical letter.
 */
const BESIDE = 0.8;
/** Distance in pixels that is ignored, because bottoms are rounded to whole pixels. */
const ROUNDED = 0.25;
/** Distance that is regarded as far, as a share of a typical letter's height. */
const FAR = 0.15;

/**
 * Measures the unevenness. `owners` contains the line of each run; `count` is the number of lines. Only whether a
 * piece belongs to any line is used. Letters are compared with the letters beside them, because printed lines may
 * be detected wrongly.
 */
export function measureUnrest(ink: Ink, owners: Int16Array, count: number): Unrest {
  const pieces = piecesByLine(ink, owners, count, LEAST_HEIGHT).flat();
  // Each piece is weighted by its width, so that specks and dots have little influence.
  const height = median(
    pieces.flatMap(({ left, top, right, bottom }) => Array<number>(right - left).fill(bottom - top)),
  );
  const letters = pieces.filter((piece) => isLetter(piece, height)).sort((a, b) => a.left - b.left);
  let sum = 0;
  let asked = 0;
  for (const [at, { bottom }] of letters.entries()) {
    const near = [
      bottom,
      ...bottomsBeside(letters, at, -1, height),
      ...bottomsBeside(letters, at, 1, height),
    ];
    if (near.length <= NEIGHBOURS) continue;
    asked += 1;
    sum += Math.min(1, Math.max(0, Math.abs(bottom - median(near)) - ROUNDED) / (FAR * height));
  }
  return { share: sum / Math.max(asked, 1), count: asked, height };
}

/**
 * The bottoms of the letters nearest to the letter `at`, to the left (`step` -1) or to the right (1); at most four.
 */
function bottomsBeside(letters: readonly Piece[], at: number, step: -1 | 1, height: number): number[] {
  const { bottom } = letters[at] as Piece;
  const bottoms: number[] = [];
  for (let next = at + step; next >= 0 && next < letters.length; next += step) {
    const other = (letters[next] as Piece).bottom;
    if (Math.abs(other - bottom) < BESIDE * height) bottoms.push(other);
    if (bottoms.length === NEIGHBOURS) break;
  }
  return bottoms;
}

const isLetter = ({ left, top, right, bottom }: Piece, height: number) =>
  bottom - top >= LETTER.least * height &&
  bottom - top <= LETTER.most * height &&
  right - left <= LETTER.widest * height;
