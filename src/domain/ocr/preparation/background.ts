import type { GrayImage } from '../gray-image.ts';
import { boxBlur } from './box-blur.ts';

/** The paper without what is written on it: darker strokes narrower than twice `radius` are closed, then blurred. */
export function findBackground(image: GrayImage, radius: number): Float32Array {
  const { width, height } = image;
  let values = Float32Array.from(image.pixels);
  for (const pick of [Math.max, Math.min]) {
    for (const alongRows of [true, false]) values = slide(values, width, height, radius, alongRows, pick);
  }
  return boxBlur(boxBlur(values, width, height, radius), width, height, radius);
}

type Pick = (a: number, b: number) => number;

/** Van Herk: extremes over windows of 2 × radius + 1, by running extremes of blocks from both sides. */
function slide(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  alongRows: boolean,
  pick: Pick,
) {
  const [length, lines, step, lineStep] = alongRows ? [width, height, 1, width] : [height, width, width, 1];
  const result = new Float32Array(values.length);
  const size = 2 * radius + 1;
  const padded = Math.ceil((length + 2 * radius) / size) * size;
  const forward = new Float32Array(padded);
  const backward = new Float32Array(padded);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    for (let at = 0; at < padded; at += 1) {
      const inside = Math.min(Math.max(at - radius, 0), length - 1);
      const value = values[start + inside * step] as number;
      forward[at] = at % size === 0 ? value : pick(value, forward[at - 1] as number);
      backward[at] = value;
    }
    for (let at = padded - 2; at >= 0; at -= 1) {
      if (at % size !== size - 1) backward[at] = pick(backward[at] as number, backward[at + 1] as number);
    }
    for (let at = 0; at < length; at += 1) {
      result[start + at * step] = pick(backward[at] as number, forward[at + size - 1] as number);
    }
  }
  return result;
}
