import { Matrix } from 'ml-matrix';
import { describe, expect, it } from 'vitest';
import { weightedMeans } from '../../../../tools/scorer/train/weighted-means.ts';

describe('weightedMeans', () => {
  it('counts each row by its weight', () => {
    const matrix = new Matrix([
      [10, 0],
      [20, 100],
      [90, 7],
    ]);
    expect(weightedMeans(matrix, [3, 1, 0])).toEqual([12.5, 25]);
    expect(matrix.getRow(0)).toEqual([10, 0]);
  });
});
