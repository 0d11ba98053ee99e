import type { GrayImage } from '../gray-image.ts';

/** The mean over a square with side 2 × radius + 1 around each value; values at the border are repeated outwards. */
export function boxBlur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  return blurLines(blurLines(values, width, height, radius, true), width, height, radius, false);
}

function blurLines(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  alongRows: boolean,
): Float32Array {
  const [length, lines, step, lineStep] = alongRows ? [width, height, 1, width] : [height, width, width, 1];
  const result = new Float32Array(values.length);
  const inside = (at: number) => Math.min(Math.max(at, 0), length - 1);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    let sum = 0;
    for (let at = -radius; at <= radius; at += 1) sum += values[start + inside(at) * step] as number;
    for (let at = 0; at < length; at += 1) {
      result[start + at * step] = sum / (2 * radius + 1);
      const entering = values[start + inside(at + radius + 1) * step] as number;
      sum += entering - (values[start + inside(at - radius) * step] as number);
    }
  }
  return result;
}

/**
 * Averages each pixel with its 3 × 3 neighborhood, weighted 1 2 1 in both directions, to reduce noise; values at
 * the border are repeated outwards.
 */
export function smooth3x3({ width, height, pixels }: GrayImage): GrayImage {
  const rows = new Uint16Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    for (let x = 0; x < width; x += 1) {
      const left = pixels[start + (x > 0 ? x - 1 : 0)] as number;
      const right = pixels[start + (x < width - 1 ? x + 1 : x)] as number;
      rows[start + x] = left + 2 * (pixels[start + x] as number) + right;
    }
  }
  const smoothed = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const at = y * width;
    const above = y > 0 ? at - width : at;
    const below = y < height - 1 ? at + width : at;
    for (let x = 0; x < width; x += 1) {
      const sum = (rows[above + x] as number) + 2 * (rows[at + x] as number) + (rows[below + x] as number);
      smoothed[at + x] = (sum + 8) >> 4;
    }
  }
  return { width, height, pixels: smoothed };
}
