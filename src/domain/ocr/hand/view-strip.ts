import type { GrayImage } from '../gray-image.ts';
import { STRIP_HEIGHT } from './prepare-strip.ts';

/** How a line might have been written too: wider, higher, leaning (columns a row), lower (rows). */
export type StripView = { width: number; height: number; slant: number; drop: number };

const BASELINE = (STRIP_HEIGHT * 2) / 3;
const PAPER = 255;

/** The strip as the same hand might have written it. */
export function viewStrip(strip: GrayImage, { width, height, slant, drop }: StripView): GrayImage {
  const columns = Math.max(1, Math.round(strip.width * width));
  const pixels = new Uint8Array(columns * strip.height);
  for (let y = 0; y < strip.height; y += 1) {
    const above = y - drop - BASELINE;
    const fromY = above / height + BASELINE;
    for (let x = 0; x < columns; x += 1)
      pixels[y * columns + x] = readBetween(strip, x / width + (slant * above) / height, fromY);
  }
  return { width: columns, height: strip.height, pixels };
}

/** The gray between four pixels; paper outside. */
function readBetween({ width, height, pixels }: GrayImage, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number) =>
    column >= 0 && column < width && row >= 0 && row < height
      ? (pixels[row * width + column] as number)
      : PAPER;
  const [right, down] = [x - left, y - top];
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return Math.round(upper * (1 - down) + lower * down);
}
