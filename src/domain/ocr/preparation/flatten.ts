import type { GrayImage } from '../gray-image.ts';
import { findBackground } from './background.ts';
import { percentile } from './percentile.ts';
import { shrink } from './shrink.ts';

const LONGEST = 500;
const RADIUS_SHARE = 0.02;
const PAPER = 245;
/** Less is the grain of an empty page. */
const LEAST_CONTRAST = 40;

/** Evens out light and shadow: each pixel against the paper around it, then the paper white and the ink black. */
export function flatten(image: GrayImage): GrayImage {
  const { width, height } = image;
  const small = shrink(image, LONGEST);
  const radius = Math.max(2, Math.round(RADIUS_SHARE * Math.max(small.width, small.height)));
  const background = findBackground(small, radius);
  const pixels = new Uint8Array(width * height);
  // Linear between the means of the small copy, which stand for the middles of their boxes.
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

/** Where a pixel lies among those of a small copy: the one before it and how far it is on to the next, 0 to 1. */
function between(at: number, length: number, smallLength: number): [number, number] {
  const exact = Math.min(Math.max(((at + 0.5) * smallLength) / length - 0.5, 0), smallLength - 1);
  const before = Math.floor(exact);
  return [before, exact - before];
}

/**
 * White from the 80th percentile on, black where the darkest few pixels lie: further up, thin and blurred strokes would
 * grow fat.
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
