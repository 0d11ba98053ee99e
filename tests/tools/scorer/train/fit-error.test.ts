import { describe, expect, it } from 'vitest';
import { predictError } from '@/domain/scoring/predict';
import { fitError } from '../../../../tools/scorer/train/fit-error.ts';
import { smallDataset } from './small-dataset.ts';

const DATASET = smallDataset(4000);
/** The expected points of a model that knows everything but the noise. */
const EXPECTED = DATASET.inputs
  .to2DArray()
  .map(([quality = 0]) => [0, 1, 2, 3, 4].map((n) => 100 + n + quality * 30));

describe('fitError', () => {
  const error = fitError(DATASET, EXPECTED);
  const errorAt = (scatter: number) =>
    predictError({ error: { ...error, factor: 1 } }, Float64Array.from([0, scatter, 0, 0, 0, 0]));

  it('expects on average the error that was made', () => {
    const squares = DATASET.points.to2DArray().map((row, at) => {
      const miss = row.reduce((sum, value, number) => sum + value - EXPECTED[at]![number]!, 0);
      return miss ** 2;
    });
    const mean = squares.reduce((sum, square) => sum + square, 0) / squares.length;
    expect(errorAt(0)).toBeGreaterThan(Math.sqrt(mean) * 0.95);
    expect(errorAt(0)).toBeLessThan(Math.sqrt(mean) * 1.05);
  });

  it('expects more where grades scatter more', () => {
    expect(errorAt(0.9)).toBeGreaterThan(errorAt(-0.9) * 1.2);
  });

  it('gives whole numbers of units', () => {
    expect(error.coefficients).toHaveLength(6);
    expect(error.coefficients.filter((value) => !Number.isInteger(value))).toEqual([]);
  });
});
