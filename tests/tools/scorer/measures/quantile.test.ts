import { describe, expect, it } from 'vitest';
import { quantile } from '../../../../tools/scorer/measures/quantile.ts';

describe('quantile', () => {
  it.each([
    [[10, 20, 30], 0, 10],
    [[10, 20, 30], 0.5, 20],
    [[10, 20, 30], 1, 30],
    [[10, 20, 30, 40], 0.5, 25],
    [[0, 100], 0.025, 2.5],
    [[7], 0.975, 7],
  ])('of %j at %d is %d', (sorted, part, value) => {
    expect(quantile(sorted, part)).toBeCloseTo(value, 12);
  });

  it('is undefined of nothing', () => {
    expect(quantile([], 0.5)).toBeNaN();
  });
});
