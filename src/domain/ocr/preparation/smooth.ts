import type { GrayImage } from '../gray-image.ts';

/** Each pixel with its 3 × 3 neighbourhood, weighted 1 2 1 both ways; the border repeats outwards. Quiets noise. */
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
