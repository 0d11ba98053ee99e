import { describe, expect, it } from 'vitest';
import { findInk, mapInk } from '@/domain/ocr/preparation/ink';
import { findSlopes } from '@/domain/ocr/preparation/slope-field';
import { blankPage, writeRows } from '../../../support/drawn-page';

const fieldOf = (drop: (x: number) => number) => {
  const page = blankPage(700, 500);
  writeRows(page, { drop });
  return findSlopes(findInk(page), 700, 500);
};

describe('findSlopes', () => {
  it('finds the slope everywhere on a bent sheet', () => {
    const slopes = fieldOf((x) => 20 * Math.sin((Math.PI * x) / 700));
    for (const x of [120, 350, 580]) {
      expect(slopes(x, 250)).toBeCloseTo(20 * (Math.PI / 700) * Math.cos((Math.PI * x) / 700), 1.8);
    }
  });

  it('finds the slope of turned rows', () => {
    expect(fieldOf((x) => 0.05 * x)(350, 250)).toBeCloseTo(0.05, 2);
  });

  it('is not misled by the grid of pixels, which lies askew once a page is level', () => {
    const page = blankPage(900, 700);
    writeRows(page, { drop: (x) => 0.09 * (x - 450), margin: 90 });
    const level = mapInk(findInk(page), (x, y) => ({ x: 1.2 * x, y: 1.2 * (y - 0.09 * (x - 450)) }));
    const slopes = findSlopes(level, 1080, 840);
    for (const x of [250, 540, 800]) expect(slopes(x, 420)).toBeCloseTo(0, 2);
  });

  it('is level on an empty page', () => {
    const slopes = findSlopes({ xs: new Float32Array(), ys: new Float32Array() }, 700, 500);
    expect(slopes(100, 100)).toBe(0);
  });
});
