import { expect, it } from 'vitest';
import { leastSquares } from '@/domain/ocr/preparation/least-squares';

const rows = [0, 1, 2, 3, 4].map((x) => [1, x, x * x]);

it('finds the coefficients that the values were made of', () => {
  const values = rows.map(([one = 0, x = 0, square = 0]) => 3 * one - 2 * x + 0.5 * square);
  const [a, b, c] = leastSquares(rows, values, [1, 1, 1, 1, 1]);
  expect(a).toBeCloseTo(3);
  expect(b).toBeCloseTo(-2);
  expect(c).toBeCloseTo(0.5);
});

it('heeds the weights', () => {
  const constant = [[1], [1], [1]];
  expect(leastSquares(constant, [10, 10, 100], [1, 1, 0])[0]).toBeCloseTo(10);
});

it('is held near 0 by a ridge where the rows say nothing', () => {
  expect(leastSquares([[1, 0]], [5], [1], 0.001)[1]).toBe(0);
});
