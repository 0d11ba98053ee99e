import type { GrayImage } from '../gray-image.ts';
import { quantile } from '../quantile.ts';
import { findInkShapes } from './ink-shapes.ts';

/**
 * What the letters of a prepared page look like: `height` is that of a typical one in pixels, `regularity` (0 to 1)
 * the share that has that height. Print repeats its letters: 0.6 and more; a hand does not. Both 0 on an empty page.
 */
export type Letters = { height: number; regularity: number };

const SMALLEST = { height: 4, area: 8 };
const LARGEST_SHARE = { height: 1 / 8, width: 1 / 4 };
const TOLERANCE = 1.5;

export function measureLetters(page: GrayImage): Letters {
  const heights = findInkShapes(page)
    .filter(
      ({ left, top, right, bottom, area }) =>
        bottom - top >= SMALLEST.height &&
        area >= SMALLEST.area &&
        bottom - top < LARGEST_SHARE.height * page.height &&
        right - left < LARGEST_SHARE.width * page.width,
    )
    .map(({ top, bottom }) => bottom - top);
  const height = quantile(heights, 0.5);
  const typical = heights.filter((one) => Math.abs(one - height) <= TOLERANCE);
  return { height, regularity: typical.length / Math.max(heights.length, 1) };
}
