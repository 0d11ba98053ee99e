import type { GrayImage } from '../gray-image.ts';

/** The mean of each pixel's 3 × 3 neighbourhood; the border repeats outwards. Quiets the noise of dark photos. */
export function smooth3x3({ width, height, pixels }: GrayImage): GrayImage {
  const rows = new Uint16Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    for (let x = 0; x < width; x += 1) {
      const left = pixels[start + Math.max(x - 1, 0)] as number;
      const right = pixels[start + Math.min(x + 1, width - 1)] as number;
      rows[start + x] = left + (pixels[start + x] as number) + right;
    }
  }
  const smoothed = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(y - 1, 0) * width;
    const at = y * width;
    const below = Math.min(y + 1, height - 1) * width;
    for (let x = 0; x < width; x += 1) {
      const sum = (rows[above + x] as number) + (rows[at + x] as number) + (rows[below + x] as number);
      smoothed[at + x] = (sum * 7282 + 32768) >> 16;
    }
  }
  return { width, height, pixels: smoothed };
}
