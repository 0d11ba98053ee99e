import type { GrayImage } from '../gray-image.ts';
import { percentile } from '../statistics.ts';
import type { HandShape } from './shape.ts';

/**
 * Number of rows of a strip. The pitch (distance from one line to the next) is 40 rows, and the baseline is at two
 * thirds of the height.
 */
export const STRIP_HEIGHT = 48;
const LEAST_WIDTH = 16;
export const MOST_WIDTH = 4096;
/** Minimum share of a strip's pixels that are background rather than ink. */
const PAPER_SHARE = 0.8;

/** Amount of ink in each pixel of a strip as passed to the network, row by row; 0 is paper. */
export type PreparedStrip = { width: number; height: number; ink: Uint8Array };

/**
 * Prepares a strip as in training: the background is made white, the number of rows is reduced, and the strip is
 * widened. The results of `tools/hand/strips.py` are bit-identical. Throws a RangeError for a strip that is not 48
 * rows high, or not 16 to 4,096 columns wide.
 */
export function prepareStrip(
  strip: GrayImage,
  { height, widened, stride }: Pick<HandShape, 'height' | 'widened' | 'stride'>,
): PreparedStrip {
  if (!isStrip(strip)) throw new RangeError(`No strip: ${strip.width} × ${strip.height}.`);
  const width = Math.max(stride, roundToEven((strip.width * height * widened) / strip.height));
  return { width, height, ink: resize(findInk(strip), strip.width, strip.height, width, height) };
}

/** Whether an image is 48 rows high and 16 to 4,096 columns wide. */
export function isStrip({ width, height, pixels }: GrayImage): boolean {
  return (
    height === STRIP_HEIGHT && pixels.length === width * height && width >= LEAST_WIDTH && width <= MOST_WIDTH
  );
}

/** The ink of a strip, scaled so that paper becomes 0 and the darkest ink 255. */
export function findInk({ pixels }: GrayImage): Uint8Array {
  const paper = Math.max(1, percentile(pixels, PAPER_SHARE));
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(255 - Math.min(255, (value * 255) / paper)),
  );
  return pixels.map((value) => table[value] as number);
}

/** Rounds like Python's `round`: halves are rounded to the even neighbor. */
function roundToEven(value: number): number {
  const below = Math.floor(value);
  if (value - below === 0.5) return below % 2 === 0 ? below : below + 1;
  return Math.round(value);
}

const ONE = 2048;

/**
 * Resizes like OpenCV's INTER_AREA for images that are not reduced in both directions: each pixel is the mean of
 * two neighbors, weighted in integers.
 */
function resize(
  from: Uint8Array,
  width: number,
  height: number,
  toWidth: number,
  toHeight: number,
): Uint8Array {
  const columns = findNeighbours(width, toWidth);
  const rows = findNeighbours(height, toHeight);
  const wide = new Int32Array(height * toWidth);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < toWidth; x += 1) {
      const at = y * width + (columns.before[x] as number);
      const share = columns.share[x] as number;
      const next = share === 0 ? 0 : (from[at + 1] as number);
      wide[y * toWidth + x] = (from[at] as number) * (ONE - share) + next * share;
    }
  }
  const result = new Uint8Array(toWidth * toHeight);
  for (let y = 0; y < toHeight; y += 1) {
    const above = (rows.before[y] as number) * toWidth;
    const share = rows.share[y] as number;
    const below = share === 0 ? above : above + toWidth;
    for (let x = 0; x < toWidth; x += 1) {
      const upper = ((ONE - share) * ((wide[above + x] as number) >> 4)) >> 16;
      const lower = (share * ((wide[below + x] as number) >> 4)) >> 16;
      result[y * toWidth + x] = (upper + lower + 2) >> 2;
    }
  }
  return result;
}

/**
 * For each new pixel, the old pixel at or before its position, and the weight of the next old pixel as a fraction
 * of `ONE`.
 */
function findNeighbours(length: number, toLength: number): { before: Int32Array; share: Int32Array } {
  const before = new Int32Array(toLength);
  const share = new Int32Array(toLength);
  const growth = toLength / length;
  const shrink = 1 / growth;
  for (let to = 0; to < toLength; to += 1) {
    const at = Math.floor(to * shrink);
    const rest = Math.fround(to + 1 - (at + 1) * growth);
    const isLast = at >= length - 1;
    before[to] = isLast ? length - 1 : at;
    share[to] = isLast || rest <= 0 ? 0 : Math.round((rest - Math.floor(rest)) * ONE);
  }
  return { before, share };
}
