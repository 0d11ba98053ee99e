import { median } from '../statistics.ts';
import { piecesByLine } from './assign-ink.ts';
import type { Ink, Piece } from './ink-pieces.ts';

/**
 * Unevenness of a page's letters: how far their bottoms are from those of neighboring letters, 0 (not at all) to 1
 * (all far). Print aligns letters to the pixel, handwriting does not. `count` is the number of letters measured,
 * `height` that of a typical one in pixels.
 */
export type Unrest = { share: number; count: number; height: number };

/**
 * Share above which a page is handwritten. In good photos print has 0.26 at most, neat fonts that imitate
 * handwriting up to 0.28, handwriting with a pen 0.36 and mostly 0.4 and more.
 */
const HAND = 0.33;
/** Minimum number of letters; fewer letters are not reliable evidence. */
const LEAST_COUNT = 25;
/**
 * Minimum distance of the lines in pixels. With less, printed letters run into each other and are as uneven as
 * handwriting, which the network hardly reads in that size.
 */
const LEAST_PITCH = 16;

/**
 * Whether a page is handwritten, judged by its ink alone, before any text is recognized. A `pitch` (in pixels) below
 * the height of letters was not found, but assumed, and does not count.
 */
export const isHand = ({ pitch, unrest }: { pitch: number; unrest: Unrest }) =>
  Math.max(pitch, unrest.height) >= LEAST_PITCH && unrest.count >= LEAST_COUNT && unrest.share > HAND;

/** Minimum height of the pieces compared, in pixels. */
const LEAST_HEIGHT = 3;
/** Limits of a letter's height and width, in heights of a typical letter. */
const LETTER = { least: 0.7, most: 1.9, widest: 4 };
/** Number of letters on each side with which a letter is compared. */
const NEIGHBOURS = 4;
/** Maximum distance between the bottoms of letters that stand beside each other, in heights of a typical letter. */
const BESIDE = 0.8;
/** Distance in pixels that is not counted, because bottoms are rounded to whole pixels. */
const ROUNDED = 0.25;
/** Distance that is regarded as far, as a share of the letters' height. */
const FAR = 0.15;

/**
 * Measures the unevenness. `owners` contains the line of each run; `count` is the number of lines. Only whether a
 * piece belongs to any line is used: letters are compared with those beside them, since lines of print may be found
 * wrongly.
 */
export function measureUnrest(ink: Ink, owners: Int16Array, count: number): Unrest {
  const pieces = piecesByLine(ink, owners, count, LEAST_HEIGHT).flat();
  // Each piece counts by its width, so that specks and dots hardly do.
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

/** The bottoms of the nearest letters to the left (`step` -1) or right (1) of one of `letters`, at most four. */
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
