import type { GrayImage } from '../gray-image.ts';
import type { QuarterTurns } from '../photo-edit.ts';

/** The image turned clockwise by `turns` quarter turns. */
export function turnImage(image: GrayImage, turns: QuarterTurns): GrayImage {
  switch (turns) {
    case 0:
      return image;
    case 1:
      return mirror(transpose(image));
    case 2:
      return { ...image, pixels: image.pixels.toReversed() };
    case 3:
      return transpose(mirror(image));
  }
}

/** Transposes an image, so that rows become columns. */
export function transpose({ width, height, pixels }: GrayImage): GrayImage {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = pixels[y * width + x] as number;
  }
  return { width: height, height: width, pixels: turned };
}

function mirror({ width, height, pixels }: GrayImage): GrayImage {
  const mirrored = pixels.slice();
  for (let y = 0; y < height; y += 1) mirrored.subarray(y * width, (y + 1) * width).reverse();
  return { width, height, pixels: mirrored };
}
