import type { GrayImage } from '../gray-image.ts';
import { flatten } from '../preparation/flatten.ts';
import { shrink } from '../preparation/shrink.ts';
import type { Fold } from './facing-pages.ts';

/** Longer side of the copy that is examined, in pixels. */
const LONGEST = 1024;
/** Minimum width of a photo of two pages, by its height. */
const LANDSCAPE = 1.15;
/** Slopes of a fold: horizontal by vertical distance. */
const SLOPE = { most: 0.12, step: 0.01 };
/** Shares of the width between which a fold is searched for, and the share at both edges that is left out. */
const MIDDLE = { from: 0.36, to: 0.64 };
const EDGE = 0.02;

/** Difference of gray values between the two sides of a pixel that is part of a stroke. */
const STROKE = 36;
/** Maximum share of a column's pixels that are strokes in a column without writing. */
const EMPTY = 0.012;
/** Minimum share of the width without writing beside a fold, and the number of columns a fold itself may take. */
const GAP = { beside: 0.008, fold: 16 };
/** Minimum share of the width, and minimum number of strokes, that the writing of each page has. */
const PAGE = { width: 0.18, strokes: 2500 };
/** A fold is darker than both sides at `distance` (a share of the width) by `depth` on average, along `share` of the height. */
const DARKER = { distance: 0.012, least: 0.03, depth: 0.09, share: 0.75 };

type Points = { xs: number[]; ys: number[] };
/** A line from top to bottom: its x at half the height, and its slope. */
type Line = { x: number; slope: number };

/**
 * The fold between two facing pages, or null if the photo shows one page. A fold is a dark line or shadow from top
 * to bottom in the middle of a landscape photo, in a band without writing, with writing on both pages. `photo` is
 * upright by its EXIF data. A pure function.
 */
export function findFold(photo: GrayImage): Fold | null {
  if (photo.width < LANDSCAPE * photo.height) return null;
  const small = shrink(photo, LONGEST);
  const strokes = findStrokes(flatten(small));
  const folds = slopes().flatMap(
    (slope) => findDarkLine(small, emptyColumns(strokes, slope, small), slope) ?? [],
  );
  const deepest = folds.reduce<DarkLine | null>(
    (best, line) => (best && best.depth >= line.depth ? best : line),
    null,
  );
  if (!deepest || !isBetweenPages(strokes, deepest, small)) return null;
  const { x, slope } = deepest;
  const reach = (slope * small.height) / 2;
  return { top: (x - reach) / small.width, bottom: (x + reach) / small.width };
}

const slopes = () =>
  Array.from(
    { length: Math.round((2 * SLOPE.most) / SLOPE.step) + 1 },
    (_, at) => at * SLOPE.step - SLOPE.most,
  );

/** The pixels at the left and right edges of strokes. Horizontal rules have none, soft shadows neither. */
function findStrokes({ width, height, pixels }: GrayImage): Points {
  const points: Points = { xs: [], ys: [] };
  const edge = Math.round(EDGE * width);
  for (let y = edge; y < height - edge; y += 1) {
    for (let x = edge; x < width - edge; x += 1) {
      const at = y * width + x;
      if (Math.abs((pixels[at + 1] as number) - (pixels[at - 1] as number)) <= STROKE) continue;
      points.xs.push(x);
      points.ys.push(y);
    }
  }
  return points;
}

/** For each column of this slope whether it is without writing; narrow columns of strokes between such columns count. */
function emptyColumns({ xs, ys }: Points, slope: number, { width, height }: GrayImage): Uint8Array {
  const counts = new Float32Array(width);
  for (const [at, x] of xs.entries()) {
    const column = Math.round(x - slope * ((ys[at] as number) - height / 2));
    if (column >= 0 && column < width) counts[column] = (counts[column] as number) + 1;
  }
  const empty = Uint8Array.from(counts, (_, column) => {
    const near = counts.subarray(Math.max(0, column - 2), column + 3);
    return near.reduce((sum, count) => sum + count, 0) <= EMPTY * height * near.length ? 1 : 0;
  });
  const beside = Math.ceil(GAP.beside * width);
  for (let from = beside; from < width - beside; from += 1) {
    if (empty[from]) continue;
    let to = from;
    while (to < width && !empty[to]) to += 1;
    const around = [empty.subarray(from - beside, from), empty.subarray(to, to + beside)];
    const isFold =
      to - from <= GAP.fold && around.every((side) => side.length === beside && side.every(Boolean));
    if (isFold) empty.fill(1, from, to);
    from = to;
  }
  return empty;
}

type DarkLine = Line & { depth: number };

/** The line of this slope in the middle of the photo that is darkest compared with both its sides, if it is a fold. */
function findDarkLine(
  { width, height, pixels }: GrayImage,
  empty: Uint8Array,
  slope: number,
): DarkLine | null {
  const distance = Math.round(DARKER.distance * width);
  let best: DarkLine | null = null;
  for (let x = Math.round(MIDDLE.from * width); x < MIDDLE.to * width; x += 1) {
    if (!empty.subarray(x - distance, x + distance + 1).every(Boolean)) continue;
    let darker = 0;
    let depth = 0;
    let count = 0;
    for (let y = 0; y < height; y += 3) {
      const at = y * width + Math.round(x + slope * (y - height / 2));
      const beside = Math.min(pixels[at - distance] as number, pixels[at + distance] as number);
      const step = 1 - (pixels[at] as number) / Math.max(1, beside);
      depth += step;
      count += 1;
      if (step > DARKER.least) darker += 1;
    }
    if (darker < DARKER.share * count || depth < DARKER.depth * count) continue;
    if (!best || depth / count > best.depth) best = { x, slope, depth: depth / count };
  }
  return best;
}

/** Whether there is a block of writing on both sides of the line. */
function isBetweenPages(
  { xs, ys }: Points,
  { x: middle, slope }: Line,
  { width, height }: GrayImage,
): boolean {
  const far = GAP.beside * width;
  const offsets = xs.map((x, at) => x - slope * ((ys[at] as number) - height / 2) - middle);
  return [offsets.filter((offset) => offset < -far), offsets.filter((offset) => offset > far)].every(
    (side) => side.length >= PAGE.strokes && spreadOf(side) >= PAGE.width * width,
  );
}

/** The width that contains all but the outermost 3 % of the strokes on each side. */
function spreadOf(offsets: readonly number[]): number {
  const sorted = Float32Array.from(offsets).sort();
  const cut = Math.floor(0.03 * sorted.length);
  return (sorted[sorted.length - 1 - cut] as number) - (sorted[cut] as number);
}
