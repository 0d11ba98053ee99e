import { expect, it } from 'vitest';
import { distributionOf } from '@/domain/scoring/features/counting';

it('describes how numbers are spread, whatever their order', () => {
  expect(distributionOf([9, 1, 5, 5])).toEqual({
    mean: 5,
    deviation: Math.sqrt(8),
    max: 9,
    min: 1,
    median: 5,
  });
  expect(distributionOf([3, 1])).toMatchObject({ median: 3 });
});

it('is all zero for none', () => {
  expect(distributionOf([])).toEqual({ mean: 0, deviation: 0, max: 0, min: 0, median: 0 });
});
