import { expect, it } from 'vitest';
import { fitLine, median, percentile, quantile } from '@/domain/ocr/statistics';

const values = Uint8Array.from({ length: 100 }, (_, at) => 2 * at);

it.each([
  ['the darkest', 0, 0],
  ['the middle', 0.5, 100],
  ['the 90th percentile', 0.9, 180],
  ['no more than there is', 1, 255],
])('%s', (_what, share, value) => expect(percentile(values, share)).toBe(value));

it('can ask every n-th pixel only', () => {
  expect(percentile(Uint8Array.from([9, 200, 9, 200]), 0.9, 2)).toBe(9);
});

it('is the line through most points, whatever the others', () => {
  const points = Array.from({ length: 12 }, (_, x) => ({ x, y: x % 4 === 1 ? 90 : 3 + 0.5 * x }));
  const { slope, start } = fitLine(points);
  expect(slope).toBeCloseTo(0.5);
  expect(start).toBeCloseTo(3);
});

it('lies above as many points as it is asked to', () => {
  const points = [0, 1, 2, 3, 4, 5, 6, 7].map((x) => ({ x, y: x % 2 === 0 ? 10 : 50 }));
  expect(fitLine(points, 0.25).start).toBeLessThan(20);
});

it.each([
  ['the middle', [5, 1, 9], 5],
  ['the upper of two', [1, 2], 2],
  ['0 of none', [], 0],
])('median: %s', (_what, values, value) => expect(median(values)).toBe(value));

it('never asks beyond the last', () => expect(quantile([1, 2, 3], 1)).toBe(3));
