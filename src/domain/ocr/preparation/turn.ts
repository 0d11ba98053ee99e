import type { GrayImage } from '../gray-image.ts';
import type { QuarterTurns } from '../photo-view.ts';

/** The image turned clockwise by so many quarters. */
export function turnImage(image: GrayImage, turns: QuarterTurns): GrayImage {
  const { width, height, pixels } = image;
  if (turns === 0) return image;
  if (turns === 2) return { width, height, pixels: pixels.toReversed() };
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      turned[to] = pixels[y * width + x] as number;
    }
  }
  return { width: height, height: width, pixels: turned };
}
