import type { GrayImage } from '../gray-image.ts';
import { boxBlur } from './box-blur.ts';
import { smooth3x3 } from './smooth.ts';

const AMOUNT = 2;
const RADIUS = 3;

/** Gives a page out of focus its edges back (unsharp mask), after quieting the noise that would be sharpened too. */
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
