import { join } from 'node:path';
import type { GrayImage } from '../../../src/domain/ocr/gray-image.ts';
import type { PixelPoint, Quad } from '../../../src/domain/ocr/preparation/homography.ts';
import { straightenPage } from '../../../src/domain/ocr/preparation/prepare-page.ts';
import { resample } from '../../../src/domain/ocr/preparation/resample.ts';
import { photograph, random } from '../../../tests/support/photograph.ts';
import { openPhoto } from '../open-photo.ts';
import type { TruePage } from './read-manifest.ts';

/**
 * A photo of two facing pages, as large as a camera takes it, and of the left and the right page the text and a photo
 * of that page alone at the same scale.
 */
export type FacingPhoto = {
  name: string;
  photo: GrayImage;
  pages: readonly { text: string; alone: GrayImage }[];
};

const COUNT = 12;
/** Classes whose pages are upright prints, by paper: a book has pages of one paper. */
const PLAIN = new Set(['printed-clean', 'printed-photo']);
const RULED = new Set(['printed-lined']);
/** Every fourth book has ruled paper. */
const RULED_EACH = 4;
/** How many texts the left and the right page of a plain book have; a ruled one has one on each. */
const PLAIN_TEXTS = [
  [2, 2],
  [2, 1],
  [1, 1],
] as const;
const RULED_TEXTS = [1, 1] as const;
/** A page of the book, in pixels, and what of it a text takes. */
const PAGE = { width: 1480, height: 2080, margin: 60 };
/** What is cut off each side of a text's own sheet, as a share: the edge of a sheet is not part of a page. */
const EDGE = 0.02;
const PHOTO = { width: 3840, height: 2880 };
const BINDINGS = ['shadow', 'gap', 'line'] as const;
type Binding = (typeof BINDINGS)[number];

/**
 * Photos of open books: each has one or two printed pages of the folder on its left page and one or two on its right
 * page. Books differ in their paper, binding, light and table, and are turned and tilted. The same for the same folder.
 */
export async function* facingPhotos(folder: string, pages: readonly TruePage[]): AsyncGenerator<FacingPhoto> {
  const plain = pages.filter((page) => PLAIN.has(page.class));
  const ruled = pages.filter((page) => RULED.has(page.class));
  for (let number = 0; number < COUNT; number += 1) {
    const next = random(1000 * number + 77);
    next();
    const isRuled = number % RULED_EACH === RULED_EACH - 1;
    const texts = isRuled ? ruled : plain;
    const counts = isRuled ? RULED_TEXTS : at(PLAIN_TEXTS, Math.floor(number / BINDINGS.length));
    const choose = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => at(texts, number + from + index));
    const left = choose(0, counts[0]);
    const right = choose(counts[0], counts[1]);
    const binding = at(BINDINGS, number);
    const leftPage = await composePage(folder, left, next);
    const rightPage = await composePage(folder, right, next);
    const both = photographPaper(bind(leftPage, rightPage, binding), PHOTO, next);
    const size = { width: PHOTO.width / 2, height: PHOTO.height };
    yield {
      name: `${number + 1} ${binding}`,
      photo: both,
      pages: [
        { text: textOf(left), alone: photographPaper(leftPage, size, next) },
        { text: textOf(right), alone: photographPaper(rightPage, size, next) },
      ],
    };
  }
}

const at = <Item>(list: readonly Item[], index: number) => list[index % list.length] as Item;

const textOf = (pages: readonly TruePage[]) => pages.map(({ text }) => text).join('\n\n');

async function composePage(
  folder: string,
  texts: readonly TruePage[],
  next: () => number,
): Promise<GrayImage> {
  const { width, height, margin } = PAGE;
  const page = { width, height, pixels: new Uint8Array(width * height).fill(255) };
  let top = margin + Math.round(next() * 60);
  for (const { file } of texts) {
    const sheet = straightenPage(await openPhoto(join(folder, file)), { turns: 0, corners: null });
    const image = withoutEdge(sheet.image);
    const scale = Math.min((width - 2 * margin) / image.width, (0.46 * height) / image.height);
    const placed = resample(
      image,
      Math.floor(image.width * scale) - 1,
      Math.floor(image.height * scale) - 1,
      (x, y) => ({ x: x / scale, y: y / scale }),
    );
    paste(page, placed, margin + Math.round(next() * 20), top);
    top += placed.height;
  }
  return page;
}

function withoutEdge({ width, height, pixels }: GrayImage): GrayImage {
  const across = Math.round(EDGE * width);
  const down = Math.round(EDGE * height);
  const inner = { width: width - 2 * across, height: height - 2 * down };
  const kept = new Uint8Array(inner.width * inner.height);
  for (let y = 0; y < inner.height; y += 1) {
    const from = (y + down) * width + across;
    kept.set(pixels.subarray(from, from + inner.width), y * inner.width);
  }
  return { ...inner, pixels: kept };
}

function paste(onto: GrayImage, image: GrayImage, left: number, top: number): void {
  for (let y = 0; y < image.height; y += 1)
    onto.pixels.set(
      image.pixels.subarray(y * image.width, (y + 1) * image.width),
      (top + y) * onto.width + left,
    );
}

/** Two pages side by side; the fold is a wide soft shadow, a dark gap with a shadow, or a fine line. */
function bind(left: GrayImage, right: GrayImage, binding: Binding): GrayImage {
  const width = left.width + right.width;
  const { height } = left;
  const book = { width, height, pixels: new Uint8Array(width * height) };
  paste(book, left, 0, 0);
  paste(book, right, left.width, 0);
  const [reach, depth, gap] = { shadow: [150, 0.45, 0], gap: [70, 0.35, 14], line: [24, 0.25, 2] }[
    binding
  ] as [number, number, number];
  for (let y = 0; y < height; y += 1)
    for (let x = -reach; x < reach; x += 1) {
      const at = y * width + left.width + x;
      const shadow = 1 - depth * (1 - Math.abs(x) / reach) ** 2;
      book.pixels[at] = Math.abs(x) < gap / 2 ? 40 : (book.pixels[at] as number) * shadow;
    }
  return book;
}

/** A photo of a book or a page on a table, turned and tilted. */
function photographPaper(
  paper: GrayImage,
  { width, height }: { width: number; height: number },
  next: () => number,
): GrayImage {
  const between = (low: number, high: number) => low + next() * (high - low);
  const tilt = between(-0.05, 0.05);
  const corner = (x: number, y: number): PixelPoint => ({
    x: width / 2 + 0.92 * width * (x + between(-0.015, 0.015)) - tilt * y * height,
    y: height / 2 + 0.88 * height * (y + between(-0.015, 0.015)) + tilt * x * width,
  });
  const half = 0.5;
  const corners: Quad = [corner(-half, -half), corner(half, -half), corner(half, half), corner(-half, half)];
  const side = between(-1, 1);
  return photograph(paper, {
    width,
    height,
    corners,
    table: between(45, 130),
    bend: between(-0.01, 0.01),
    light: (x, y) => 0.85 + 0.15 * Math.cos(2 * (x * side - y * 0.5)),
    blur: 1,
  });
}
