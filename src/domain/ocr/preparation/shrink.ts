import type { GrayImage } from '../gray-image.ts';

/**
 * The image with its longer side at most `longest` pixels, where each pixel is the mean of the original pixels it
 * covers; it is never enlarged.
 */
export function shrink(image: GrayImage, longest: number): GrayImage {
  const factor = Math.max(image.width, image.height) / longest;
  if (factor <= 1) return image;
  const width = Math.max(1, Math.round(image.width / factor));
  const height = Math.max(1, Math.round(image.height / factor));
  const pixels = new Uint8Array(width * height);
  const columns = Uint32Array.from({ length: width + 1 }, (_, x) => Math.floor((x * image.width) / width));
  const sums = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * image.height) / height);
    const bottom = Math.floor(((y + 1) * image.height) / height);
    sums.fill(0);
    for (let row = top; row < bottom; row += 1) {
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        const end = row * image.width + (columns[x + 1] as number);
        for (let at = row * image.width + (columns[x] as number); at < end; at += 1) {
          sum += image.pixels[at] as number;
        }
        sums[x] = (sums[x] as number) + sum;
      }
    }
    for (let x = 0; x < width; x += 1) {
      const count = (bottom - top) * ((columns[x + 1] as number) - (columns[x] as number));
      pixels[y * width + x] = Math.round((sums[x] as number) / count);
    }
  }
  return { width, height, pixels };
}
