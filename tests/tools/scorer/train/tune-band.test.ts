import { describe, expect, it } from 'vitest';
import { predictError } from '@/domain/scoring/predict';
import { toBand, toLevels } from '@/domain/scoring/score-essay';
import { fitError } from '../../../../tools/scorer/train/fit-error.ts';
import { tuneBand } from '../../../../tools/scorer/train/tune-band.ts';
import { smallDataset } from './small-dataset.ts';

const LEVELS = { center: Array(5).fill(100), stretch: Array(5).fill(1), shift: Array(5).fill(0) };
const expectedOf = (inputs: number[][]) =>
  inputs.map(([quality = 0]) => [0, 1, 2, 3, 4].map((number) => 100 + number + quality * 30));

const DATASET = smallDataset(1000);
const EXPECTED = expectedOf(DATASET.inputs.to2DArray());
const ERROR = fitError(DATASET, EXPECTED);

/** The part of the totals, 0–1, that bands of this factor hold. */
function coverage(factor: number, { inputs, points } = DATASET): number {
  const rows = inputs.to2DArray();
  const expected = expectedOf(rows);
  const held = rows.filter((row, at) => {
    const error = predictError({ error: { ...ERROR, factor } }, Float64Array.from(row));
    const { low, high } = toBand(expected[at]!, toLevels(expected[at]!, LEVELS), error * factor);
    const total = points.getRow(at).reduce((sum, value) => sum + value, 0);
    return low <= total && total <= high;
  });
  return held.length / rows.length;
}

describe('tuneBand', () => {
  const factor = tuneBand(DATASET, EXPECTED, ERROR, LEVELS);

  it('gives the smallest factor with which bands hold 81 % of the totals', () => {
    expect(coverage(factor)).toBeGreaterThanOrEqual(0.81);
    expect(coverage(factor - 0.02)).toBeLessThan(0.81);
    expect(factor).toBe(Number(factor.toFixed(2)));
  });

  it('holds as many of the totals it was not tuned on', () => {
    expect(coverage(factor, smallDataset(2000, 2))).toBeGreaterThan(0.77);
    expect(coverage(factor, smallDataset(2000, 2))).toBeLessThan(0.85);
  });

  it('counts every subset the same, however many essays it has', () => {
    // One essay in ten is of the subset whose totals lie far off.
    const subsets = DATASET.subsets.map((_, row) => (row % 10 === 0 ? 'far' : 'near'));
    const far = DATASET.points.clone();
    subsets.forEach(
      (subset, row) =>
        subset === 'far' &&
        far.setRow(
          row,
          far.getRow(row).map((value) => value + 30),
        ),
    );
    const together = tuneBand({ ...DATASET, points: far }, EXPECTED, ERROR, LEVELS);
    const apart = tuneBand({ ...DATASET, points: far, subsets }, EXPECTED, ERROR, LEVELS);
    expect(apart).toBeGreaterThan(together + 0.2);
  });

  it('gives the widest where nothing holds enough', () => {
    const points = DATASET.points.clone().mul(0);
    expect(
      tuneBand({ ...DATASET, points }, EXPECTED, { ...ERROR, intercept: 0, coefficients: [] }, LEVELS),
    ).toBe(4.48);
  });
});
