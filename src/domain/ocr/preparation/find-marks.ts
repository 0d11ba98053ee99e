import { MARK_SIDE, MARKS, NUMBERS, PITCH, READ_AREA, RULES, SHEET_SIZE } from '../answer-sheet.ts';
import type { GrayImage } from '../gray-image.ts';
import { type Blob, findBlobs, type Spread } from './blobs.ts';
import { fromRectangle, type Homography, type PixelPoint, project, type Quad } from './homography.ts';

/**
 * The corners of `READ_AREA` in pixels of the photo, or null if the corner marks of the answer sheet are not found.
 * `copy` is the flattened photo, `copyScale` times smaller.
 */
export function findMarkedField(copy: GrayImage, copyScale: number): Quad | null {
  const marks = findMarks(copy);
  if (marks === null) return null;
  const toCopy = fromMarks(marks);
  const corner = (x: number, y: number) => {
    const point = onSheet(toCopy, x, y);
    return { x: (point.x + 0.5) * copyScale, y: (point.y + 0.5) * copyScale };
  };
  const { left, top, right, bottom } = READ_AREA;
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
}

/** The centers of the corner marks in the order of `MARKS`, in pixels of the image; null if they are not found. */
export function findMarks(image: GrayImage): Quad | null {
  const squares = findSquares(image);
  const four = bestOf(fitFour(squares));
  if (four !== null) return upright(image, four);
  const three = bestOf(fitThree(squares));
  if (three === null) return null;
  const marks = upright(image, three);
  return countNumbers(image, fromMarks(marks)).inMargin >= LEAST_NUMBERS ? marks : null;
}

const DARK = 128;
/**
 * Limits of the side of a corner mark in pixels, in an image with a side of 1000 pixels. The side is 20 if the
 * sheet fills the photo.
 */
const LEAST_SIDE = 6;
const MOST_SIDE = 48;
/** Limits of `filledOf`, which is 1 for a square, even in perspective, 1.05 for a disc, and less for letters. */
const LEAST_FILLED = 0.9;
const MOST_FILLED = 1.07;
/** Minimum squared ratio of the shorter axis to the longer axis. */
const LEAST_ROUNDNESS = 0.3;
/** Width of the white margin around a corner mark, as a share of the mark's side. */
const QUIET = 0.3;
const MOST_NOISE = 0.1;
/**
 * Maximum number of candidate squares; only the largest squares are used, because letters out of focus also look
 * like squares.
 */
const MOST_SQUARES = 12;

/** Candidates for corner marks: filled squares surrounded by white. */
function findSquares(image: GrayImage): Blob[] {
  return findBlobs(image, DARK, LEAST_SIDE ** 2, MOST_SIDE ** 2)
    .filter((blob) => isSquare(blob) && standsAlone(image, blob))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SQUARES);
}

const determinant = ({ xx, yy, xy }: Spread) => xx * yy - xy * xy;
const filledOf = ({ count, spread }: Blob) => count / (12 * Math.sqrt(determinant(spread)));

function isSquare(blob: Blob): boolean {
  const filled = filledOf(blob);
  if (filled < LEAST_FILLED || filled > MOST_FILLED) return false;
  const half = (blob.spread.xx + blob.spread.yy) / 2;
  const apart = Math.sqrt(Math.max(0, half * half - determinant(blob.spread)));
  return half - apart >= LEAST_ROUNDNESS * (half + apart);
}

function standsAlone(
  { width, height, pixels }: GrayImage,
  { left, top, right, bottom, count }: Blob,
): boolean {
  const quiet = Math.max(2, Math.round(QUIET * Math.sqrt(count)));
  let around = 0;
  let dark = -count;
  for (let y = Math.max(0, top - quiet); y <= Math.min(height - 1, bottom + quiet); y += 1) {
    for (let x = Math.max(0, left - quiet); x <= Math.min(width - 1, right + quiet); x += 1) {
      around += 1;
      if ((pixels[y * width + x] as number) < DARK) dark += 1;
    }
  }
  return dark <= MOST_NOISE * (around - count);
}

/**
 * Assumed positions of the corner marks, and the difference between the squares found and the marks expected at
 * these positions.
 */
type Fit = { marks: Quad; misfit: number };

const MOST_MISFIT = 0.2;

function bestOf(fits: Iterable<Fit>): Quad | null {
  let best: Fit | null = null;
  for (const fit of fits) if (fit.misfit < (best?.misfit ?? MOST_MISFIT)) best = fit;
  return best && best.marks;
}

/** Tries all combinations of four squares in clockwise order. */
function* fitFour(squares: readonly Blob[]): Generator<Fit> {
  for (const [at, a] of squares.entries()) {
    const others = squares.slice(at + 1);
    for (const b of others)
      for (const c of others)
        for (const d of others) {
          if (b === c || c === d || b === d || !isConvex([a, b, c, d])) continue;
          yield* fitBothWays([a, b, c, d], [a, b, c, d]);
        }
  }
}

/**
 * Tries all combinations of three squares. The position of the fourth is computed from the sizes of the three,
 * because marks that are farther away look smaller.
 */
function* fitThree(squares: readonly Blob[]): Generator<Fit> {
  for (const a of squares)
    for (const b of squares)
      for (const d of squares) {
        if (a === b || b === d || a === d) continue;
        const depthA = depthOf(a);
        const depthB = depthOf(b);
        const depthD = depthOf(d);
        const depth = depthB + depthD - depthA;
        const c = {
          x: (depthB * b.x + depthD * d.x - depthA * a.x) / depth,
          y: (depthB * b.y + depthD * d.y - depthA * a.y) / depth,
        };
        if (depth > 0 && isConvex([a, b, c, d])) yield* fitBothWays([a, b, c, d], [a, b, null, d]);
      }
}

/**
 * Relative distance of a corner mark, based on its area: the area of a flat figure seen in perspective decreases
 * with the cube of the distance.
 */
const depthOf = ({ count }: Blob) => count ** (-1 / 3);

/** Whether the corners are clockwise and convex. */
function isConvex(corners: readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint]): boolean {
  return corners.every((from, at) => {
    const over = corners[(at + 1) % 4] as PixelPoint;
    const to = corners[(at + 2) % 4] as PixelPoint;
    return (over.x - from.x) * (to.y - over.y) - (over.y - from.y) * (to.x - over.x) > 0;
  });
}

type Four<T> = readonly [T, T, T, T];

/** Tries the sheet in upright and sideways orientation. */
function* fitBothWays(corners: Quad, squares: Four<Blob | null>): Generator<Fit> {
  yield measureFit(corners, squares);
  yield measureFit(rotate(corners), rotate(squares));
}

/**
 * Minimum ratio of the marks' measured area to their expected area; the maximum ratio is its inverse. The areas
 * differ because printers and blur make all marks smaller or larger.
 */
const LEAST_SCALE = 0.6;

function measureFit(marks: Quad, squares: Four<Blob | null>): Fit {
  const toImage = fromMarks(marks);
  const pairs = squares.flatMap((square, at) => {
    const { x, y } = MARKS[at as 0 | 1 | 2 | 3];
    return square ? { is: square.spread, should: spreadAt(toImage, x, y) } : [];
  });
  const scales = pairs.map(({ is, should }) => Math.sqrt(determinant(is) / determinant(should)));
  const scale = scales.reduce((sum, one) => sum + one, 0) / scales.length;
  if (!(scale > LEAST_SCALE && scale < 1 / LEAST_SCALE)) return { marks, misfit: Infinity };
  const misfits = pairs.map(({ is, should }) => {
    const off = (one: keyof Spread) => is[one] / scale - should[one];
    return Math.hypot(off('xx'), off('yy'), Math.SQRT2 * off('xy')) / (should.xx + should.yy);
  });
  return { marks, misfit: Math.max(...misfits) };
}

const rotate = <T>([a, b, c, d]: Four<T>): Four<T> => [d, a, b, c];

/** Maps millimeters on the sheet, measured from its first corner mark, to pixels. */
function fromMarks(marks: Quad): Homography {
  return fromRectangle(MARKS[2].x - MARKS[0].x, MARKS[2].y - MARKS[0].y, marks);
}

const onSheet = (toImage: Homography, x: number, y: number) =>
  project(toImage, x - MARKS[0].x, y - MARKS[0].y);

const STEP = 0.5;

/** The expected spread of a corner mark at this position of the sheet. */
function spreadAt(toImage: Homography, x: number, y: number): Spread {
  const slope = (stepX: number, stepY: number) => {
    const before = onSheet(toImage, x - stepX, y - stepY);
    const after = onSheet(toImage, x + stepX, y + stepY);
    return { x: (after.x - before.x) / (2 * STEP), y: (after.y - before.y) / (2 * STEP) };
  };
  const across = slope(STEP, 0);
  const down = slope(0, STEP);
  const square = MARK_SIDE ** 2 / 12;
  return {
    xx: square * (across.x ** 2 + down.x ** 2),
    yy: square * (across.y ** 2 + down.y ** 2),
    xy: square * (across.x * across.y + down.x * down.y),
  };
}

/** Minimum number of line numbers found, out of 30. */
const LEAST_NUMBERS = 20;

/** Reorders the corner marks if the sheet is upside down; line numbers must be on the left. */
function upright(image: GrayImage, marks: Quad): Quad {
  const { inMargin, opposite } = countNumbers(image, fromMarks(marks));
  return opposite > inMargin ? rotate(rotate(marks)) : marks;
}

const GRAY = 190;
const HALF_HEIGHT = 1.2;

/**
 * Counts the lines that have ink at their line number (`inMargin`), and the lines that have ink at the same
 * position on the other side of the box (`opposite`).
 */
function countNumbers(image: GrayImage, toImage: Homography): { inMargin: number; opposite: number } {
  const count = (left: number, right: number) =>
    RULES.filter((rule) => {
      const middle = rule - PITCH / 2;
      for (let y = middle - HALF_HEIGHT; y <= middle + HALF_HEIGHT; y += STEP / 2)
        for (let x = left; x <= right; x += STEP / 2) if (isInk(image, onSheet(toImage, x, y))) return true;
      return false;
    }).length;
  const { left, right } = NUMBERS;
  return { inMargin: count(left, right), opposite: count(SHEET_SIZE.width - right, SHEET_SIZE.width - left) };
}

function isInk({ width, height, pixels }: GrayImage, { x, y }: PixelPoint): boolean {
  const column = Math.round(x);
  const row = Math.round(y);
  return (
    column >= 0 &&
    row >= 0 &&
    column < width &&
    row < height &&
    (pixels[row * width + column] as number) < GRAY
  );
}
