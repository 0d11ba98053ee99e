import type { GrayImage } from '../gray-image.ts';
import { boxBlur, smooth3x3 } from './blur.ts';

/** Sharpness below which a page was photographed out of focus or with a moving camera. */
export const BLURRED = 45;

const EDGE = 12;
const SHARE = 0.95;

/**
 * The sharpness of a prepared page's strokes: the 95th percentile of the gradient among pixels on an edge, after
 * smoothing so that noise is not mistaken for sharpness. Blurred pages have values below 45, sharp pages 58 and
 * more; 0 if there is no writing.
 */
export function measureSharpness(image: GrayImage): number {
  const { width, height, pixels } = smooth3x3(image);
  const counts = new Uint32Array(512);
  let total = 0;
  for (let y = 1; y < height - 1; y += 2) {
    for (let at = y * width + 1; at < y * width + width - 1; at += 1) {
      const across = ((pixels[at + 1] as number) - (pixels[at - 1] as number)) / 2;
      const down = ((pixels[at + width] as number) - (pixels[at - width] as number)) / 2;
      const gradient = Math.round(Math.sqrt(across * across + down * down));
      if (gradient <= EDGE) continue;
      counts[gradient] = (counts[gradient] as number) + 1;
      total += 1;
    }
  }
  let seen = 0;
  for (const [gradient, count] of counts.entries()) {
    seen += count;
    if (total > 0 && seen >= SHARE * total) return gradient;
  }
  return 0;
}

const AMOUNT = 2;
const RADIUS = 3;

/**
 * Sharpens the edges of a page that is out of focus (unsharp mask). Noise is reduced first, because it would be
 * sharpened too.
 */
export function sharpen(image: GrayImage): GrayImage {
  const { width, height, pixels } = smooth3x3(image);
  const values = Float32Array.from(pixels);
  const blurred = boxBlur(boxBlur(values, width, height, RADIUS), width, height, RADIUS);
  const sharpened = Uint8ClampedArray.from(
    values,
    (value, at) => value + AMOUNT * (value - (blurred[at] as number)),
  );
  return { width, height, pixels: new Uint8Array(sharpened.buffer) };
}
