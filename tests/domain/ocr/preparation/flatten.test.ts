import { expect, it } from 'vitest';
import { flatten } from '@/domain/ocr/preparation/flatten';
import { blankPage, inkByRow, writeRows } from '../../../support/drawn-page';

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
