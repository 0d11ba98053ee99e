import type { GrayImage } from '../gray-image.ts';
import { heightAt, type WrittenLine } from './baselines.ts';
import { NOBODY } from './assign-ink.ts';
import type { Ink } from './ink-pieces.ts';

/**
 * Number of rows of a strip. The baseline is between the 32nd and the 33rd row; the page is scaled so that its
 * pitch becomes 40 rows.
 */
export const STRIP_HEIGHT = 48;
export const STRIP_BASELINE = 32;
export const STRIP_PITCH = 40;
/** Margin left and right of the ink, in pitches. */
const MARGIN = 0.1;

/**
 * Position of a strip on the page: its first column corresponds to `left` on the page; `scale` is the number of
 * strip pixels per page pixel.
 */
export type Cut = { left: number; scale: number };

/**
 * For each pixel, the line to which its ink (including the soft edges) belongs: 0 means no ink, 1 ink of no line, 2
 * ink of the first line, and so on.
 */
export function paintOwners(
  { rows, lefts, rights }: Ink,
  owners: Int16Array,
  width: number,
  height: number,
): Uint8Array {
  const painted = new Uint8Array(width * height);
  for (const reach of [2, 1, 0]) {
    for (let run = 0; run < rows.length; run += 1) {
      const value = (owners[run] as number) - NOBODY + 1;
      const row = rows[run] as number;
      const left = Math.max(0, (lefts[run] as number) - reach);
      const right = Math.min(width, (rights[run] as number) + reach);
      const top = Math.max(0, row - reach);
      const bottom = Math.min(height - 1, row + reach);
      for (let y = top; y <= bottom; y += 1) painted.fill(value, y * width + left, y * width + right);
    }
  }
  return painted;
}

/**
 * Cuts out a line's ink between `from` and `to` on the page, straightened and scaled for the network; the ink of
 * other lines becomes white.
 */
export function cutStrip(
  page: GrayImage,
  painted: Uint8Array,
  line: number,
  { baseline }: WrittenLine,
  pitch: number,
  from: number,
  to: number,
): { strip: GrayImage; cut: Cut } {
  const scale = STRIP_PITCH / pitch;
  const left = from - MARGIN * pitch;
  const width = Math.max(8, Math.ceil((to - from + 2 * MARGIN * pitch) * scale));
  const pixels = new Uint8Array(width * STRIP_HEIGHT).fill(255);
  const samples = Math.max(1, Math.round(1 / scale));
  const own = line - NOBODY + 1;
  const sums = new Float32Array(STRIP_HEIGHT);
  for (let column = 0; column < width; column += 1) {
    sums.fill(0);
    for (let across = 0; across < samples; across += 1) {
      const x = left + (column + (across + 0.5) / samples) / scale - 0.5;
      addColumn(page, painted, own, x, heightAt(baseline, x), { scale, samples }, sums);
    }
    for (let row = 0; row < STRIP_HEIGHT; row += 1)
      pixels[row * width + column] = (sums[row] as number) / (samples * samples) + 0.5;
  }
  return { strip: { width, height: STRIP_HEIGHT, pixels }, cut: { left, scale } };
}

/**
 * Adds the interpolated gray values of the line's own ink to a column of a strip; all other ink is treated as
 * paper.
 */
function addColumn(
  { width, height, pixels }: GrayImage,
  painted: Uint8Array,
  own: number,
  x: number,
  base: number,
  { scale, samples }: { scale: number; samples: number },
  sums: Float32Array,
): void {
  const column = Math.floor(x);
  const across = x - column;
  const isOutside = column < 0 || column >= width - 1;
  let last = -2;
  let [above, below] = [255, 255];
  const grayAt = (row: number) => {
    const at = row * width + column;
    const left = grayOf(pixels, painted, own, at);
    return left + across * (grayOf(pixels, painted, own, at + 1) - left);
  };
  for (let index = 0; index < STRIP_HEIGHT * samples; index += 1) {
    const y = base + ((index + 0.5) / samples - STRIP_BASELINE) / scale - 0.5;
    const row = Math.floor(y);
    let value = 255;
    if (!isOutside && row >= 0 && row < height - 1) {
      if (row !== last) {
        above = row === last + 1 ? below : grayAt(row);
        below = grayAt(row + 1);
        last = row;
      }
      value = above + (y - row) * (below - above);
    }
    const at = Math.floor(index / samples);
    sums[at] = (sums[at] as number) + value;
  }
}

function grayOf(pixels: Uint8Array, painted: Uint8Array, own: number, at: number): number {
  const owner = painted[at] as number;
  return owner === own || owner === 0 ? (pixels[at] as number) : 255;
}
