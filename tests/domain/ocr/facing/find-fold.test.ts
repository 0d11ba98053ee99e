import { describe, expect, it } from 'vitest';
import { columnsOf, cutPage } from '@/domain/ocr/facing/facing-pages';
import { findFold } from '@/domain/ocr/facing/find-fold';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { findSheet } from '@/domain/ocr/preparation/find-sheet';
import { flatten } from '@/domain/ocr/preparation/flatten';
import { blankPage, fillRect, writeRows } from '../../../support/drawn-page';

const WIDTH = 1000;
const HEIGHT = 700;
const PAPER = 220;

function drawText(onto: GrayImage, left: number, top: number, width: number, height: number) {
  const block = blankPage(width, height, PAPER);
  writeRows(block, { margin: 8, pitch: 22, value: 30 });
  for (let y = 0; y < height; y += 1)
    onto.pixels.set(block.pixels.subarray(y * width, (y + 1) * width), (top + y) * onto.width + left);
}

/** Darkens the photo softly around a line from `top` to `bottom` (x in pixels), between two heights. */
function drawFold(photo: GrayImage, top: number, bottom: number, from = 20, to = HEIGHT - 20) {
  for (let y = from; y < to; y += 1) {
    const middle = top + ((bottom - top) * y) / photo.height;
    for (let x = Math.ceil(middle - 14); x <= middle + 14; x += 1) {
      const shade = 1 - 0.45 * (1 - Math.abs(x - middle) / 15);
      photo.pixels[y * photo.width + x] = PAPER * shade;
    }
  }
}

/** Two pages of text; `gap` is what is between them. */
function drawPages(gap = 100): GrayImage {
  const photo = blankPage(WIDTH, HEIGHT, PAPER);
  const width = (WIDTH - 120 - gap) / 2;
  drawText(photo, 60, 80, width, 540);
  drawText(photo, 60 + width + gap, 80, width, 420);
  return photo;
}

describe('findFold', () => {
  it.each([
    ['upright', 500, 500],
    ['slanted', 530, 470],
    ['not in the middle', 480, 490],
  ])('finds a fold between two pages that is %s', (_, top, bottom) => {
    const photo = drawPages();
    drawFold(photo, top, bottom);
    const fold = findFold(photo);
    expect((fold?.top ?? 0) * WIDTH).toBeCloseTo(top, -1.3);
    expect((fold?.bottom ?? 0) * WIDTH).toBeCloseTo(bottom, -1.3);
  });

  it.each<[string, () => GrayImage]>([
    ['two columns', () => drawPages(40)],
    [
      'two columns below a title with a line between them',
      () => {
        const photo = drawPages(60);
        drawText(photo, 60, 20, WIDTH - 120, 60);
        drawFold(photo, 500, 500, 90, 610);
        return photo;
      },
    ],
    [
      'a table with a line between its columns',
      () => {
        const photo = drawPages(60);
        fillRect(photo, 499, 80, 2, 500, 40);
        return photo;
      },
    ],
    [
      'a folded page whose lines cross the fold',
      () => {
        const photo = blankPage(WIDTH, HEIGHT, PAPER);
        drawFold(photo, 500, 500);
        drawText(photo, 60, 80, WIDTH - 120, 540);
        return photo;
      },
    ],
    [
      'writing on one side of a fold',
      () => {
        const photo = blankPage(WIDTH, HEIGHT, PAPER);
        drawText(photo, 60, 80, 380, 540);
        drawFold(photo, 500, 500);
        return photo;
      },
    ],
    ['nothing', () => blankPage(WIDTH, HEIGHT, PAPER)],
  ])('sees one page in %s', (_, draw) => {
    expect(findFold(draw())).toBeNull();
  });

  it('sees one page in a photo in portrait', () => {
    const photo = drawPages();
    drawFold(photo, 500, 500);
    const tall = { width: WIDTH, height: 1000, pixels: new Uint8Array(WIDTH * 1000).fill(PAPER) };
    tall.pixels.set(photo.pixels);
    expect(findFold(tall)).toBeNull();
  });
});

describe('cutPage', () => {
  const fold = { top: 0.5, bottom: 0.75 };
  const photo = blankPage(100, 2, 200);
  const row = (...runs: [value: number, length: number][]) =>
    runs.flatMap(([value, length]) => Array.from({ length }, () => value));

  it('keeps the page, and is as dark as a table beyond the fold, also where it is slanted', () => {
    const left = row([200, 56], [80, 21], [200, 69], [80, 8]);
    expect(cutPage(photo, { side: 'left', fold })).toEqual({
      width: 77,
      height: 2,
      pixels: Uint8Array.from(left),
    });
    const right = row([80, 8], [200, 44], [80, 21], [200, 31]);
    expect(cutPage(photo, { side: 'right', fold })).toEqual({
      width: 52,
      height: 2,
      pixels: Uint8Array.from(right),
    });
  });

  it('has the columns that the preview shows', () => {
    expect(columnsOf({ side: 'left', fold }, 100)).toEqual({ left: 0, right: 77 });
    expect(columnsOf({ side: 'right', fold }, 100)).toEqual({ left: 48, right: 100 });
  });

  it.each([
    ['left', 1, 530, 470],
    ['right', 0, 530, 470],
    ['left', 1, 500, 500],
  ] as const)('makes the fold an edge of the %s page', (side, corner, top, bottom) => {
    const book = drawPages();
    drawFold(book, top, bottom);
    for (const [left, width] of [
      [0, 30],
      [970, 30],
    ] as const)
      fillRect(book, left, 0, width, HEIGHT, 90);
    for (const from of [0, 670]) fillRect(book, 0, from, WIDTH, 30, 90);
    const part = { side, fold: { top: top / WIDTH, bottom: bottom / WIDTH } };
    const page = cutPage(book, part);
    const corners = findSheet(flatten(page), 1)?.corners;
    const { left } = columnsOf(part, WIDTH);
    const atTop = top + (30 / HEIGHT) * (bottom - top);
    expect(Math.abs((corners?.[corner].x ?? 0) + left - atTop)).toBeLessThan(6);
  });
});
