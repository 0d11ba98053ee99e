import { describe, expect, it } from 'vitest';
import { findInk } from '@/domain/ocr/preparation/ink';
import { findSkew } from '@/domain/ocr/preparation/skew';
import { blankPage, writeRows } from '../../../support/drawn-page';

const inkOf = (slope: number) => {
  const page = blankPage(600, 400);
  writeRows(page, { margin: 100, drop: (x) => slope * (x - 300) });
  return findInk(page);
};

describe('findSkew', () => {
  it.each([0, 0.03, -0.08, 0.17])('finds rows that fall by %f', (slope) => {
    expect(findSkew(inkOf(slope)).slope).toBeCloseTo(slope, 2);
  });

  it('takes a page without ink for level', () => {
    expect(Math.abs(findSkew({ xs: new Float32Array(), ys: new Float32Array() }).slope)).toBeLessThan(0.3);
  });
});
