import { join } from 'node:path';
import type { GrayImage } from '../../../src/domain/ocr/gray-image.ts';
import type { PixelPoint, Quad } from '../../../src/domain/ocr/preparation/homography.ts';
import { straightenPage } from '../../../src/domain/ocr/preparation/prepare-page.ts';
import { resample } from '../../../src/domain/ocr/preparation/resample.ts';
import { photograph, random } from '../../../tests/support/photograph.ts';
import { openPhoto } from '../open-photo.ts';
import type { TruePage } from './read-manifest.ts';

/** A photo of two facing pages, as large as a camera takes it, and the text of both. */
export type FacingPhoto = { page: TruePage; photo: GrayImage };

const COUNT = 12;
/** Classes whose pages are upright prints. */
const PRINTED = new Set(['printed-clean', 'printed-photo', 'printed-lined']);
/** A page of the book, in pixels, and what of it a text takes. */
const PAGE = { width: 1480, height: 2080, margin: 60 };
const PHOTO = { width: 3840, height: 2880 };
const BINDINGS = ['shadow', 'gap', 'line'] as const;
type Binding = (typeof BINDINGS)[number];

/**
 * Photos of open books: each has one or two printed pages of the folder on its left page and one or two on its right
 * page. Books differ in their binding, light and table, and are turned and tilted. The same for the same folder.
 */
export async function* facingPhotos(folder: string, pages: readonly TruePage[]): AsyncGenerator<FacingPhoto> {
  const printed = pages.filter((page) => PRINTED.has(page.class));
  for (let number = 0; number < COUNT; number += 1) {
    const next = random(1000 * number + 77);
    next();
    const pick = (at: number) => printed[(number * 3 + at * 2) % printed.length] as TruePage;
    const counts = number % 3 === 0 ? [2, 2] : number % 3 === 1 ? [2, 1] : [1, 1];
    const left = [0, 1].slice(0, counts[0]).map(pick);
    const right = [2, 3].slice(0, counts[1]).map(pick);
    const binding = BINDINGS[number % BINDINGS.length] as Binding;
    const book = await composeBook(folder, left, right, binding, next);
    const text = [...left, ...right].map((page) => page.text).join('\n\n');
    yield {
      page: { file: `facing-${number + 1}`, class: `facing-${binding}`, text },
      photo: photographBook(book, next),
    };
  }
}

async function composeBook(
  folder: string,
  left: readonly TruePage[],
  right: readonly TruePage[],
  binding: Binding,
  next: () => number,
): Promise<GrayImage> {
  const width = 2 * PAGE.width;
  const book = { width, height: PAGE.height, pixels: new Uint8Array(width * PAGE.height).fill(255) };
  for (const [side, texts] of [left, right].entries()) {
    let top = PAGE.margin + Math.round(next() * 60);
    for (const { file } of texts) {
      const { image } = straightenPage(await openPhoto(join(folder, file)), { turns: 0, corners: null });
      const room = PAGE.width - 2 * PAGE.margin;
      const scale = Math.min(room / image.width, (0.46 * PAGE.height) / image.height);
      const placed = resample(
        image,
        Math.floor(image.width * scale) - 1,
        Math.floor(image.height * scale) - 1,
        (x, y) => ({ x: x / scale, y: y / scale }),
      );
      paste(book, placed, side * PAGE.width + PAGE.margin + Math.round(next() * 20), top);
      top += placed.height;
    }
  }
  bind(book, binding);
  return book;
}

function paste(onto: GrayImage, image: GrayImage, left: number, top: number): void {
  for (let y = 0; y < image.height; y += 1)
    onto.pixels.set(
      image.pixels.subarray(y * image.width, (y + 1) * image.width),
      (top + y) * onto.width + left,
    );
}

/** Darkens the fold: a wide soft shadow, a dark gap with a shadow, or a fine line. */
function bind(book: GrayImage, binding: Binding): void {
  const middle = book.width / 2;
  const [reach, depth, gap] = { shadow: [150, 0.45, 0], gap: [70, 0.35, 14], line: [24, 0.25, 2] }[
    binding
  ] as [number, number, number];
  for (let y = 0; y < book.height; y += 1)
    for (let x = -reach; x < reach; x += 1) {
      const at = y * book.width + middle + x;
      const shadow = 1 - depth * (1 - Math.abs(x) / reach) ** 2;
      book.pixels[at] = Math.abs(x) < gap / 2 ? 40 : (book.pixels[at] as number) * shadow;
    }
}

function photographBook(book: GrayImage, next: () => number): GrayImage {
  const between = (low: number, high: number) => low + next() * (high - low);
  const { width, height } = PHOTO;
  const tilt = between(-0.05, 0.05);
  const corner = (x: number, y: number): PixelPoint => ({
    x: width / 2 + 0.92 * width * (x + between(-0.015, 0.015)) - tilt * y * height,
    y: height / 2 + 0.88 * height * (y + between(-0.015, 0.015)) + tilt * x * width,
  });
  const half = 0.5;
  const corners: Quad = [corner(-half, -half), corner(half, -half), corner(half, half), corner(-half, half)];
  const side = between(-1, 1);
  return photograph(book, {
    width,
    height,
    corners,
    table: between(45, 130),
    bend: between(-0.01, 0.01),
    light: (x, y) => 0.85 + 0.15 * Math.cos(2 * (x * side - y * 0.5)),
    blur: 1,
  });
}
