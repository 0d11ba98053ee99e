import { expect, it } from 'vitest';
import { findBackground, flatten } from '@/domain/ocr/preparation/flatten';
import { blankPage, fillRect, inkByRow, writeRows } from '../../../support/drawn-page';
import fc from 'fast-check';
import { boxBlur } from '@/domain/ocr/preparation/blur';

it('makes ink dark and paper white under any light', () => {
  const page = blankPage(600, 400, 255);
  writeRows(page, { value: 60 });
  const lit = page.pixels.map((value, at) => value * (0.9 - (0.7 * (at % 600)) / 600));
  const flat = flatten({ ...page, pixels: lit });
  expect(inkByRow(flat)).toEqual(
    inkByRow({ ...page, pixels: page.pixels.map((value) => (value < 255 ? 0 : 255)) }),
  );
});

it('leaves an empty page white', () => {
  expect(Math.min(...flatten(blankPage(300, 200, 90)).pixels)).toBe(255);
});

it('takes a black photo without harm', () => {
  expect(flatten(blankPage(50, 40, 0)).pixels).toHaveLength(2000);
});

it('closes strokes narrower than twice the radius', () => {
  const page = blankPage(60, 60, 200);
  fillRect(page, 20, 10, 6, 40, 10);
  expect(new Set(findBackground(page, 4))).toEqual(new Set([200]));
});

it('keeps what is wider, such as a shadow', () => {
  const page = blankPage(80, 60, 200);
  fillRect(page, 0, 0, 40, 60, 100);
  const background = findBackground(page, 3);
  expect(background[30 * 80 + 10]).toBe(100);
  expect(background[30 * 80 + 70]).toBe(200);
});

it('is what the slow way gives', () => {
  const images = fc
    .tuple(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 1, max: 17 }), fc.integer({ min: 1, max: 4 }))
    .chain(([width, height, radius]) =>
      fc
        .uint8Array({ minLength: width * height, maxLength: width * height })
        .map((pixels) => ({ width, height, radius, pixels })),
    );
  fc.assert(
    fc.property(images, ({ width, height, radius, pixels }) => {
      const closed = extremes(
        extremes(pixels, width, height, radius, Math.max),
        width,
        height,
        radius,
        Math.min,
      );
      const blurred = boxBlur(
        boxBlur(Float32Array.from(closed), width, height, radius),
        width,
        height,
        radius,
      );
      expect(findBackground({ width, height, pixels }, radius)).toEqual(blurred);
    }),
    { numRuns: 60 },
  );
});

function extremes(
  values: Uint8Array,
  width: number,
  height: number,
  radius: number,
  pick: (...values: number[]) => number,
) {
  return values.map((_, at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    const around: number[] = [];
    for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1) {
      for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column += 1) {
        around.push(values[row * width + column]!);
      }
    }
    return pick(...around);
  });
}
