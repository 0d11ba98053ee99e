import type { GrayImage } from '@/domain/ocr/gray-image';
import { fillRect } from './drawn-page';
import { random } from './photograph';

type Hand = {
  /** Position of the first baseline, and distance between baselines, in pixels. */
  first: number;
  pitch: number;
  lines: number;
  left?: number;
  right?: number;
  /** Maximum vertical deviation of letters from their baseline, in pixels. */
  unrest?: number;
  /** Vertical drop of a line at x relative to its start. */
  drop?: (x: number) => number;
};

/** Loose letters as a pen writes them: ovals of unequal size, some with a stem up or down, in words. */
export function writeByHand(
  page: GrayImage,
  { first, pitch, lines, left = 60, right = page.width - 60, unrest = 3, drop = () => 0 }: Hand,
): void {
  const next = random(11);
  const high = Math.round(pitch * 0.3);
  for (let line = 0; line < lines; line += 1) {
    for (let x = left, letter = 1; x < right - high; letter += 1) {
      const tall = high + Math.round((next() - 0.5) * unrest);
      const foot = Math.round(first + line * pitch + drop(x) + (next() - 0.5) * 2 * unrest);
      drawLetter(page, x, foot, tall, letter % 5);
      x += letter % 6 === 0 ? 2 * high : tall + 4;
    }
  }
}

function drawLetter(page: GrayImage, x: number, foot: number, tall: number, kind: number): void {
  const wide = tall - 2;
  fillRect(page, x + 2, foot - tall, wide - 5, 2);
  fillRect(page, x + 2, foot - 2, wide - 5, 2);
  fillRect(page, x, foot - tall, 2, tall);
  fillRect(page, x + wide - 2, foot - tall, 2, tall);
  if (kind === 1) fillRect(page, x + wide - 2, foot - 2 * tall, 2, 2 * tall);
  if (kind === 3) fillRect(page, x + wide - 2, foot - tall, 2, Math.round(1.8 * tall));
}
