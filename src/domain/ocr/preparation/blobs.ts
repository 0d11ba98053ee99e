import type { GrayImage } from '../gray-image.ts';

/** Variances of the x and y coordinates of a shape's pixels, and their covariance. */
export type Spread = { xx: number; yy: number; xy: number };

/** A connected dark region: number of pixels, center, spread and bounds (inclusive). */
export type Blob = {
  count: number;
  x: number;
  y: number;
  spread: Spread;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** The connected regions of pixels darker than `dark` that have at least `least` and at most `most` pixels. */
export function findBlobs({ width, height, pixels }: GrayImage, dark: number, least: number, most: number) {
  const open = pixels.map((value) => (value < dark ? 1 : 0));
  const blobs: Blob[] = [];
  // The size suffices because each pixel is pushed at most once.
  const stack = new Int32Array(open.length);
  for (let start = 0; start < open.length; start += 1) {
    if (!open[start]) continue;
    let [count, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0];
    let [left, top, right, bottom] = [width, height, 0, 0];
    let waiting = 0;
    const visit = (at: number) => {
      if (!open[at]) return;
      open[at] = 0;
      stack[waiting] = at;
      waiting += 1;
    };
    visit(start);
    while (waiting > 0) {
      waiting -= 1;
      const at = stack[waiting] as number;
      const x = at % width;
      const y = (at - x) / width;
      count += 1;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumYY += y * y;
      sumXY += x * y;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    if (count < least || count > most) continue;
    const x = sumX / count;
    const y = sumY / count;
    // 1/12 is added because a pixel is not a point but a square, which itself has a variance of 1/12.
    const spread = {
      xx: sumXX / count - x * x + 1 / 12,
      yy: sumYY / count - y * y + 1 / 12,
      xy: sumXY / count - x * y,
    };
    blobs.push({ count, x, y, spread, left, top, right, bottom });
  }
  return blobs;
}
