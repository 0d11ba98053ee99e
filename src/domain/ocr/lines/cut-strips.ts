import type { GrayImage } from '../gray-image.ts';
import { heightAt, type WrittenLine } from './baselines.ts';
import { NOBODY } from './assign-ink.ts';
import type { Ink } from './ink-pieces.ts';

/** A strip has so many rows; its baseline passes between the 32nd and the next; a pitch of the page is as much as 40 rows. */
export const STRIP_HEIGHT = 48;
export const STRIP_BASELINE = 32;
export const STRIP_PITCH = 40;
/** Left and right of the ink, in pitches. */
const MARGIN = 0.1;

/** Where a strip was cut: its first column shows the page at `left`, and it has `scale` pixels for one of the page. */
export type Cut = { left: number; scale: number };

/** Which line the ink of each pixel belongs to, with the soft edges of the ink; 0 is no ink, 1 ink of no line, 2 the first line. */
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

/** The ink of a line that lies from `left` to `right` on the page, level, at the reader's size; other lines' ink is white. */
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
  for (let column = 0; column < width; column += 1) {
    for (let row = 0; row < STRIP_HEIGHT; row += 1) {
      let sum = 0;
      for (let across = 0; across < samples; across += 1) {
        const x = left + (column + (across + 0.5) / samples) / scale - 0.5;
        const base = heightAt(baseline, x);
        for (let down = 0; down < samples; down += 1) {
          const y = base + (row + (down + 0.5) / samples - STRIP_BASELINE) / scale - 0.5;
          sum += ownGray(page, painted, own, x, y);
        }
      }
      pixels[row * width + column] = sum / (samples * samples) + 0.5;
    }
  }
  return { strip: { width, height: STRIP_HEIGHT, pixels }, cut: { left, scale } };
}

/** Linear in between, as if all other ink were paper. */
function ownGray(
  { width, height, pixels }: GrayImage,
  painted: Uint8Array,
  own: number,
  x: number,
  y: number,
): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return 255;
  const at = row * width + column;
  const across = x - column;
  const topLeft = grayOf(pixels, painted, own, at);
  const bottomLeft = grayOf(pixels, painted, own, at + width);
  const above = topLeft + across * (grayOf(pixels, painted, own, at + 1) - topLeft);
  const below = bottomLeft + across * (grayOf(pixels, painted, own, at + width + 1) - bottomLeft);
  return above + (y - row) * (below - above);
}

function grayOf(pixels: Uint8Array, painted: Uint8Array, own: number, at: number): number {
  const owner = painted[at] as number;
  return owner === own || owner === 0 ? (pixels[at] as number) : 255;
}
