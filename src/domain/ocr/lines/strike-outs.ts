import { STRIP_INK } from './darken-ink.ts';
import type { GrayImage } from '../gray-image.ts';
import { STRIP_BASELINE } from './cut-strips.ts';

/** A range of columns of a strip; `to` is exclusive. */
export type Span = { from: number; to: number };

/** Gray value slightly darker than halfway between paper and ink in a strip. */
const INK = 255 - 1.3 * (255 - STRIP_INK);
/**
 * Vertical range of a stroke that strikes letters out, above the baseline, as multiples of the height of lower-case
 * letters. A lower stroke underlines letters.
 */
const HEIGHTS = { least: 0.2, most: 1 };
const HIGHEST_ROW = 8;
const LOWEST_ROW = STRIP_BASELINE - 4;
/** Minimum length in columns; a shorter stroke may be part of a letter, or a dash. */
const LEAST_LENGTH = 58;
/** Minimum number of columns between two shifts of a stroke to the next row. */
const LEAN = 6;
/**
 * Minimum share of the stroke's columns that have letters above the stroke, and minimum share that have letters
 * below it.
 */
const LEAST_CROSSED = 0.4;
/** Minimum share of the stroke's columns in which the stroke is thin, which is the case between letters. */
const LEAST_FREE = 0.35;
const THIN = 5;
/** Range of distances from the stroke, in rows, in which letters are searched for. */
const BESIDE = { from: 3, to: 9 };
/** Number of columns beyond each end of a stroke that are also treated as struck out. */
const BEYOND = 4;

/**
 * The spans of a strip that are struck out by a long horizontal stroke. `letters` is the height of lower-case
 * letters; a stroke on a printed rule is ignored.
 */
export function findStrikeOuts(
  { width, pixels }: GrayImage,
  letters: number,
  isOnRule: (x: number, row: number) => boolean,
): Span[] {
  const top = Math.max(HIGHEST_ROW, Math.round(STRIP_BASELINE - HEIGHTS.most * letters));
  const bottom = Math.min(LOWEST_ROW, Math.round(STRIP_BASELINE - HEIGHTS.least * letters));
  const count = Math.max(0, bottom - top);
  /**
   * For each row: length in columns of the stroke that currently ends in it, and the column in which the stroke
   * last shifted to another row.
   */
  let lengths = new Int32Array(count);
  let moved = new Int32Array(count).fill(-LEAN);
  let slopes = new Int32Array(count);
  const isCovered = new Uint8Array(width);
  for (let x = 0; x < width; x += 1) {
    const next = new Int32Array(count);
    const nextMoved = new Int32Array(count).fill(-LEAN);
    const nextSlopes = new Int32Array(count);
    for (let row = 0; row < count; row += 1) {
      if ((pixels[(row + top) * width + x] as number) >= INK) continue;
      let best = lengths[row] as number;
      let from = row;
      for (const other of [row - 1, row + 1]) {
        if (other < 0 || other >= count || x - (moved[other] as number) < LEAN) continue;
        const turn = row - other;
        // A strike-out slants in one direction only, whereas the strokes of letters change direction.
        if (slopes[other] === -turn || (lengths[other] as number) <= best) continue;
        best = lengths[other] as number;
        from = other;
      }
      next[row] = best + 1;
      nextMoved[row] = from === row ? (moved[row] as number) : x;
      nextSlopes[row] = from === row ? (slopes[row] as number) : row - from;
      if (
        best + 1 >= LEAST_LENGTH &&
        !isOnRule(x, row + top) &&
        isAmongLetters(pixels, width, row + top, x - best, x + 1)
      )
        isCovered.fill(1, x - best, x + 1);
    }
    [lengths, moved, slopes] = [next, nextMoved, nextSlopes];
  }
  return spansOf(isCovered, width);
}

function isAmongLetters(pixels: Uint8Array, width: number, row: number, from: number, to: number): boolean {
  let above = 0;
  let below = 0;
  let free = 0;
  for (let x = from; x < to; x += 1) {
    if (!hasInkAt(pixels, width, x, row - THIN) && !hasInkAt(pixels, width, x, row + THIN)) free += 1;
    if (hasInk(pixels, width, x, row - BESIDE.to, row - BESIDE.from)) above += 1;
    if (hasInk(pixels, width, x, row + BESIDE.from, row + BESIDE.to)) below += 1;
  }
  return Math.min(above, below) >= LEAST_CROSSED * (to - from) && free >= LEAST_FREE * (to - from);
}

const hasInkAt = (pixels: Uint8Array, width: number, x: number, y: number) =>
  y >= 0 && (pixels[y * width + x] as number) < INK;

function hasInk(pixels: Uint8Array, width: number, x: number, top: number, bottom: number): boolean {
  for (let y = Math.max(0, top); y <= bottom; y += 1)
    if ((pixels[y * width + x] as number) < INK) return true;
  return false;
}

function spansOf(isCovered: Uint8Array, width: number): Span[] {
  const spans: Span[] = [];
  for (let x = 0; x < width; x += 1) {
    if (!isCovered[x]) continue;
    const from = Math.max(0, x - BEYOND);
    while (x < width && isCovered[x]) x += 1;
    const to = Math.min(width, x + BEYOND);
    const last = spans.at(-1);
    if (last && last.to >= from) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}
