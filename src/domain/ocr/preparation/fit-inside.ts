import type { GrayImage } from '../gray-image.ts';

/** Maximum length of a photo's longer side, in pixels, for display and text recognition. */
export const LONGEST_SIDE = 2048;

/** Number of lobes of the filter. With three lobes, strokes remain as sharp as a smaller image allows. */
const LOBES = 3;

/**
 * Reduces the image so that its longer side has at most `longest` pixels, as sharp as possible (Lanczos); never
 * enlarges it. Photos are resized only by this function, so that their pixels are the same wherever their text is
 * recognized.
 */
export function fitInside(image: GrayImage, longest: number): GrayImage {
  const scale = longest / Math.max(image.width, image.height);
  if (scale >= 1) return image;
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  return resizeWidth(resizeHeight(image, height), width);
}

/** Resizes to `height` rows. */
function resizeHeight({ width, height: rows, pixels }: GrayImage, height: number): GrayImage {
  const { starts, weights, taps } = lanczosWeights(rows, height);
  // This array type clamps and rounds the values written to it.
  const flat = new Uint8ClampedArray(width * height);
  const sums = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let tap = 0; tap < taps; tap += 1) {
      const weight = weights[y * taps + tap] as number;
      const from = ((starts[y] as number) + tap) * width;
      if (weight === 0) continue;
      for (let x = 0; x < width; x += 1) {
        sums[x] = (sums[x] as number) + weight * (pixels[from + x] as number);
      }
    }
    flat.set(sums, y * width);
  }
  return { width, height, pixels: new Uint8Array(flat.buffer) };
}

/** Resizes to `width` columns. */
function resizeWidth({ width: columns, height, pixels }: GrayImage, width: number): GrayImage {
  const { starts, weights, taps } = lanczosWeights(columns, width);
  const narrowed = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = y * columns + (starts[x] as number);
      let sum = 0;
      for (let tap = 0; tap < taps; tap += 1) {
        sum += (pixels[from + tap] as number) * (weights[x * taps + tap] as number);
      }
      narrowed[y * width + x] = sum;
    }
  }
  return { width, height, pixels: new Uint8Array(narrowed.buffer) };
}

/** For each of `to` pixels: the index of its first source pixel, and the weights of its source pixels. */
function lanczosWeights(from: number, to: number) {
  const ratio = from / to;
  const reach = LOBES * ratio;
  const taps = Math.min(from, Math.ceil(2 * reach) + 1);
  const starts = new Uint32Array(to);
  const weights = new Float32Array(to * taps);
  for (let at = 0; at < to; at += 1) {
    const centre = (at + 0.5) * ratio - 0.5;
    const start = Math.max(0, Math.min(Math.ceil(centre - reach), from - taps));
    const own = weights.subarray(at * taps, (at + 1) * taps);
    for (let tap = 0; tap < taps; tap += 1) own[tap] = lanczos((start + tap - centre) / ratio);
    const sum = own.reduce((total, weight) => total + weight, 0);
    for (let tap = 0; tap < taps; tap += 1) own[tap] = (own[tap] as number) / sum;
    starts[at] = start;
  }
  return { starts, weights, taps };
}

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}
