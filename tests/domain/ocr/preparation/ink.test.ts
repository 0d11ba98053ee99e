import { describe, expect, it } from 'vitest';
import { findInk, mapInk } from '@/domain/ocr/preparation/ink';
import { blankPage, fillRect } from '../../../support/drawn-page';

describe('findInk', () => {
  it('finds strokes on light and on dark paper', () => {
    const page = blankPage(200, 100, 240);
    fillRect(page, 100, 0, 100, 100, 90);
    fillRect(page, 30, 50, 2, 2, 120);
    fillRect(page, 160, 50, 2, 2, 30);
    const { xs, ys } = findInk(page);
    const points = [...xs].map((x, at) => `${x},${ys[at]}`);
    expect(points).toEqual(expect.arrayContaining(['30,50', '31,51', '160,50', '161,51']));
    expect([...xs].every((x) => x === 30 || x === 31 || x >= 100)).toBe(true);
  });

  it('finds none on an empty page', () => {
    expect(findInk(blankPage(50, 50)).xs).toHaveLength(0);
  });
});

describe('mapInk', () => {
  it('moves points and leaves out those without a place', () => {
    const points = { xs: Float32Array.from([1, 2, 3]), ys: Float32Array.from([4, 5, 6]) };
    const moved = mapInk(points, (x, y) => (x === 2 ? null : { x: 10 * x, y: -y }));
    expect(moved).toEqual({ xs: Float32Array.from([10, 30]), ys: Float32Array.from([-4, -6]) });
  });
});
