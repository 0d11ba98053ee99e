import type { GrayImage } from '../gray-image.ts';
import type { PixelPoint } from './homography.ts';

/** Positions of ink in pixels; the n-th point is at `xs[n]`, `ys[n]`. */
export type InkPoints = { xs: Float32Array; ys: Float32Array };

const WINDOW_SHARE = 1 / 40;
const DARKER = 0.8;

/** The pixels that are clearly darker than the mean of their surroundings (Bradley's threshold). */
export function findInk({ width, height, pixels }: GrayImage): InkPoints {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] as number;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  }
  const radius = Math.max(3, Math.round(Math.max(width, height) * WINDOW_SHARE));
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        (sums[bottom + right] as number) -
        (sums[bottom + left] as number) -
        (sums[top + right] as number) +
        (sums[top + left] as number);
      const count = ((bottom - top) / stride) * (right - left);
      if ((pixels[y * width + x] as number) * count >= sum * DARKER) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys) };
}

/** Transforms the points by `move`, and drops points for which `move` returns null. */
export function mapInk({ xs, ys }: InkPoints, move: (x: number, y: number) => PixelPoint | null): InkPoints {
  const moved = { xs: new Float32Array(xs.length), ys: new Float32Array(xs.length) };
  let count = 0;
  for (let at = 0; at < xs.length; at += 1) {
    const point = move(xs[at] as number, ys[at] as number);
    if (point === null) continue;
    moved.xs[count] = point.x;
    moved.ys[count] = point.y;
    count += 1;
  }
  return { xs: moved.xs.subarray(0, count), ys: moved.ys.subarray(0, count) };
}
