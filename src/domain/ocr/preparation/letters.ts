import type { GrayImage } from '../gray-image.ts';
import { quantile } from '../statistics.ts';

/**
 * Statistics of a prepared page's letters: `height` is the height of a typical letter in pixels; `regularity` (0 to
 * 1) is the share of letters with about that height. Print has a regularity of 0.6 or more, because it repeats its
 * letters; handwriting has less. Both values are 0 on an empty page.
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

/** A connected piece of ink, usually one letter or several joined letters; `area` is its number of pixels. */
type InkShape = { left: number; top: number; right: number; bottom: number; area: number };

const INK = 128;

/**
 * All connected pieces of ink of a flattened image; pixels that touch only at their corners are connected too.
 * Right and bottom are exclusive.
 */
export function findInkShapes({ width, height, pixels }: GrayImage): InkShape[] {
  const shapes: InkShape[] = [];
  const merged: number[] = [];
  const rootOf = (label: number): number => {
    let root = label;
    while ((merged[root] as number) !== root) root = merged[root] as number;
    return root;
  };
  let above: Run[] = [];
  for (let y = 0; y < height; y += 1) {
    const runs = findRuns(pixels, y * width, width);
    let first = 0;
    for (const run of runs) {
      while (first < above.length && (above[first] as Run).right < run.left) first += 1;
      for (let at = first; at < above.length && (above[at] as Run).left <= run.right; at += 1) {
        const root = rootOf((above[at] as Run).label);
        run.label = run.label === -1 ? root : merge(rootOf(run.label), root, merged);
      }
      if (run.label === -1) {
        run.label = merged.length;
        merged.push(run.label);
        shapes.push({ left: run.left, top: y, right: run.right, bottom: y + 1, area: 0 });
      }
      extend(shapes[run.label] as InkShape, run, y);
    }
    above = runs;
  }
  return joinMerged(shapes, rootOf);
}

type Run = { left: number; right: number; label: number };

function findRuns(pixels: Uint8Array, start: number, width: number): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < width; x += 1) {
    if ((pixels[start + x] as number) >= INK) continue;
    const left = x;
    while (x < width && (pixels[start + x] as number) < INK) x += 1;
    runs.push({ left, right: x, label: -1 });
  }
  return runs;
}

function merge(one: number, other: number, merged: number[]): number {
  const root = Math.min(one, other);
  merged[Math.max(one, other)] = root;
  return root;
}

function extend(shape: InkShape, { left, right }: { left: number; right: number }, y: number): void {
  shape.left = Math.min(shape.left, left);
  shape.right = Math.max(shape.right, right);
  shape.bottom = y + 1;
  shape.area += right - left;
}

function joinMerged(shapes: readonly InkShape[], rootOf: (label: number) => number): InkShape[] {
  const joined = new Map<number, InkShape>();
  for (const [label, shape] of shapes.entries()) {
    const root = rootOf(label);
    const whole = joined.get(root);
    if (!whole) joined.set(root, { ...shape });
    else {
      whole.left = Math.min(whole.left, shape.left);
      whole.top = Math.min(whole.top, shape.top);
      whole.right = Math.max(whole.right, shape.right);
      whole.bottom = Math.max(whole.bottom, shape.bottom);
      whole.area += shape.area;
    }
  }
  return [...joined.values()];
}
