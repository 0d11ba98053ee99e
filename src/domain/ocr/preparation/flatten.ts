import type { GrayImage } from '../gray-image.ts';
import { percentile } from '../statistics.ts';
import { shrink } from './shrink.ts';
import { boxBlur } from './blur.ts';

const LONGEST = 500;
const RADIUS_SHARE = 0.02;
const PAPER = 245;
/** Minimum contrast between paper and ink. A lower contrast is only the grain of an empty page. */
const LEAST_CONTRAST = 40;

/**
 * Evens out brightness and shadows: divides each pixel by the brightness of the paper around it, then makes paper
 * white and ink black.
 */
export function flatten(image: GrayImage): GrayImage {
  const { width, height } = image;
  const small = shrink(image, LONGEST);
  const radius = Math.max(2, Math.round(RADIUS_SHARE * Math.max(small.width, small.height)));
  const background = findBackground(small, radius);
  const pixels = new Uint8Array(width * height);
  // Interpolates linearly between the pixels of the small copy. Each of them is the mean of a box of pixels and is
  // regarded as located at the center of the box.
  const lefts = new Uint32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const [left, share] = between(x, width, small.width);
    lefts[x] = left;
    shares[x] = share;
  }
  const row = new Float32Array(small.width + 1);
  for (let y = 0; y < height; y += 1) {
    const [above, share] = between(y, height, small.height);
    const start = above * small.width;
    const next = Math.min(above + 1, small.height - 1) * small.width;
    for (let x = 0; x < small.width; x += 1) {
      const top = background[start + x] as number;
      row[x] = PAPER / Math.max(top + share * ((background[next + x] as number) - top), 1);
    }
    row[small.width] = row[small.width - 1] as number;
    for (let x = 0; x < width; x += 1) {
      const left = row[lefts[x] as number] as number;
      const gain = left + (shares[x] as number) * ((row[(lefts[x] as number) + 1] as number) - left);
      const value = (image.pixels[y * width + x] as number) * gain;
      pixels[y * width + x] = value > 255 ? 255 : value;
    }
  }
  return { width, height, pixels: stretch(pixels) };
}

/**
 * Position of a pixel in a small copy: the index of the copy's pixel before it, and the fraction of the distance to
 * the copy's next pixel, 0 to 1.
 */
function between(at: number, length: number, smallLength: number): [number, number] {
  const exact = Math.min(Math.max(((at + 0.5) * smallLength) / length - 0.5, 0), smallLength - 1);
  const before = Math.floor(exact);
  return [before, exact - before];
}

/**
 * Stretches the contrast: values from the 80th percentile upward become white, and the darkest 0.2 % become black.
 * A higher black point would thicken thin and blurred strokes.
 */
function stretch(pixels: Uint8Array): Uint8Array {
  const white = percentile(pixels, 0.8, 7);
  const black = Math.min(percentile(pixels, 0.002, 7), white - LEAST_CONTRAST);
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.max(0, Math.round(((value - black) * 255) / (white - black)))),
  );
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = table[pixels[at] as number] as number;
  return pixels;
}

/**
 * The paper without the writing on it: darker strokes narrower than twice `radius` are removed by morphological
 * closing, and the result is blurred.
 */
export function findBackground({ width, height, pixels }: GrayImage, radius: number): Float32Array {
  const negative = (values: Uint8Array) => values.map((value) => 255 - value);
  const lightest = spread(pixels, width, height, radius);
  const closed = negative(spread(negative(lightest), width, height, radius));
  return boxBlur(boxBlur(Float32Array.from(closed), width, height, radius), width, height, radius);
}

const spread = (values: Uint8Array, width: number, height: number, radius: number) =>
  spreadLines(spreadLines(values, width, height, radius, true), width, height, radius, false);

/**
 * The maximum within `radius` of each value, by van Herk's algorithm, which combines running maxima from the start
 * and from the end of blocks.
 */
function spreadLines(
  values: Uint8Array,
  width: number,
  height: number,
  radius: number,
  alongRows: boolean,
): Uint8Array {
  const [length, lines, step, lineStep] = alongRows ? [width, height, 1, width] : [height, width, width, 1];
  const result = new Uint8Array(values.length);
  const size = 2 * radius + 1;
  const padded = Math.ceil((length + 2 * radius) / size) * size;
  const forward = new Uint8Array(padded);
  const backward = new Uint8Array(padded);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    for (let at = 0, left = 0; at < padded; at += 1, left -= 1) {
      const inside = Math.min(Math.max(at - radius, 0), length - 1);
      const value = values[start + inside * step] as number;
      if (left === 0) left = size;
      const before = left === size ? value : (forward[at - 1] as number);
      forward[at] = value > before ? value : before;
      backward[at] = value;
    }
    for (let at = padded - 2, left = 1; at >= 0; at -= 1, left += 1) {
      if (left === size) left = 0;
      const after = left === 0 ? 0 : (backward[at + 1] as number);
      if (after > (backward[at] as number)) backward[at] = after;
    }
    for (let at = 0; at < length; at += 1) {
      const first = backward[at] as number;
      const last = forward[at + size - 1] as number;
      result[start + at * step] = first > last ? first : last;
    }
  }
  return result;
}
