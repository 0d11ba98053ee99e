import type { GrayImage } from '../../src/domain/ocr/gray-image.ts';
import type { Quad } from '../../src/domain/ocr/preparation/homography.ts';
import { photograph, placeOnPage, random, type Shot } from '../../tests/support/photograph.ts';
import type { ComposedPage } from './compose-pages.ts';

const WIDTH = 1536;
const HEIGHT = 2048;

/** Random numbers for a page; the first few numbers of `random` correlate with the seed, so they are skipped. */
export function randomOfPage(seed: number): () => number {
  const next = random(seed);
  for (let skip = 0; skip < 5; skip += 1) next();
  return next;
}

/** A photo of a composed page, and the mapping from a position in the photo to the page. */
export type PagePhoto = { photo: GrayImage; toPage: (x: number, y: number) => { x: number; y: number } };

/**
 * A photo as a student takes it: slightly tilted, rarely bent, in uneven light. The result is the same for the same
 * random numbers.
 */
export function photographPage({ image }: ComposedPage, next: () => number): PagePhoto {
  const between = (low: number, high: number) => low + next() * (high - low);
  const corner = (x: number, y: number) => ({
    x: WIDTH * x + between(-0.02, 0.02) * WIDTH,
    y: HEIGHT * y + between(-0.02, 0.02) * HEIGHT,
  });
  const corners: Quad = [corner(0.05, 0.04), corner(0.95, 0.04), corner(0.95, 0.96), corner(0.05, 0.96)];
  const bend = next() < 0.4 ? between(-0.015, 0.015) : 0;
  const side = between(-1, 1);
  const shot: Shot = {
    width: WIDTH,
    height: HEIGHT,
    corners,
    bend,
    table: between(40, 120),
    light: (x, y) => 0.88 + 0.12 * Math.cos(2 * (x * side - y * 0.5)),
    blur: next() < 0.3 ? 1 : 0,
  };
  return { photo: photograph(image, shot), toPage: placeOnPage(image, corners, bend) };
}

/** For each pixel of a page that was straightened from the photo, the number of the line whose ink it shows. */
export function ownersOn(
  { owners, image }: ComposedPage,
  toPage: PagePhoto['toPage'],
  toPhoto: PagePhoto['toPage'],
  { width, height }: { width: number; height: number },
): Uint8Array {
  const straight = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const seen = toPhoto(x, y);
      const place = toPage(seen.x, seen.y);
      const column = Math.round(place.x);
      const row = Math.round(place.y);
      if (column < 0 || row < 0 || column >= image.width || row >= image.height) continue;
      straight[y * width + x] = owners[row * image.width + column] as number;
    }
  }
  return straight;
}
