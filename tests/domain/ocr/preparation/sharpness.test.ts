import { describe, expect, it } from 'vitest';
import { BLURRED, measureSharpness, sharpen } from '@/domain/ocr/preparation/sharpness';
import { smooth3x3 } from '@/domain/ocr/preparation/blur';
import { blankPage, inkByRow, writeRows } from '../../../support/drawn-page';

const page = blankPage(300, 200);
writeRows(page);
const blurred = Array.from({ length: 12 }).reduce<typeof page>((image) => smooth3x3(image), page);

describe('measureSharpness', () => {
  it('tells sharp strokes from blurred ones', () => {
    expect(measureSharpness(page)).toBeGreaterThan(BLURRED);
    expect(measureSharpness(blurred)).toBeLessThan(BLURRED);
  });

  it('does not take noise for strokes', () => {
    const noisy = page.pixels.map((value, at) => Math.max(0, value - ((at * 7919) % 23)));
    expect(Math.abs(measureSharpness({ ...page, pixels: noisy }) - measureSharpness(page))).toBeLessThan(12);
  });

  it('is 0 where nothing is written', () => {
    expect(measureSharpness(blankPage(40, 40))).toBe(0);
  });
});

describe('sharpen', () => {
  it('gives blurred strokes their edges back', () => {
    expect(measureSharpness(sharpen(blurred))).toBeGreaterThan(1.3 * measureSharpness(blurred));
  });

  it('leaves empty paper empty', () => {
    expect(Math.max(...inkByRow(sharpen(blankPage(60, 40))))).toBe(0);
  });
});
