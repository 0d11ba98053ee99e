import type { GrayImage } from '../gray-image.ts';
import { boxBlur } from './box-blur.ts';

/** The paper without what is written on it: darker strokes narrower than twice `radius` are closed, then blurred. */
export function findBackground({ width, height, pixels }: GrayImage, radius: number): Float32Array {
  const negative = (values: Uint8Array) => values.map((value) => 255 - value);
  const lightest = spread(pixels, width, height, radius);
  const closed = negative(spread(negative(lightest), width, height, radius));
  return boxBlur(boxBlur(Float32Array.from(closed), width, height, radius), width, height, radius);
}

const spread = (values: Uint8Array, width: number, height: number, radius: number) =>
  spreadLines(spreadLines(values, width, height, radius, true), width, height, radius, false);

/** The largest value within `radius`. Van Herk: from running maxima of blocks, from their start and from their end. */
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
