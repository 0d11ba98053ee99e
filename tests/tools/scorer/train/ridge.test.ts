import { Matrix } from 'ml-matrix';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../tools/scorer/seeded-random.ts';
import { fitRidge, weightedMeans } from '../../../../tools/scorer/train/ridge.ts';

const random = seededRandom(1);
const INPUTS = new Matrix(
  Array.from({ length: 50 }, () => [random() * 4 - 2, random() * 4 - 2, random() + 10]),
);
/** Two targets: 5 + 2a − 3b, and 1 + c. */
const TARGETS = new Matrix(INPUTS.to2DArray().map(([a = 0, b = 0, c = 0]) => [5 + 2 * a - 3 * b, 1 + c]));
const EVENLY = Array.from({ length: 50 }, () => 1);

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 6));

describe('fitRidge', () => {
  it('finds the line the targets lie on, all targets at once', () => {
    const { intercept, coefficients } = fitRidge(INPUTS, TARGETS, EVENLY, 1e-9);
    expect(intercept).toEqual(close([5, 1]));
    expect(coefficients.getColumn(0)).toEqual(close([2, -3, 0]));
    expect(coefficients.getColumn(1)).toEqual(close([0, 0, 1]));
  });

  it('draws the coefficients to 0 as the penalty grows', () => {
    const sizes = [0.1, 10, 1000].map((penalty) =>
      fitRidge(INPUTS, TARGETS, EVENLY, penalty).coefficients.norm(),
    );
    expect(sizes[1]).toBeLessThan(sizes[0]!);
    expect(sizes[2]).toBeLessThan(sizes[1]! / 5);
  });

  it('gives the coefficient of the closed form: one input, −1 and 1', () => {
    const { coefficients } = fitRidge(new Matrix([[-1], [1]]), new Matrix([[0], [10]]), [1, 1], 3);
    expect(coefficients.get(0, 0)).toBeCloseTo(10 / (2 + 3), 9);
  });

  it('does not penalise the intercept: nothing but the mean is left of a huge penalty', () => {
    const { intercept } = fitRidge(INPUTS, TARGETS, EVENLY, 1e12);
    expect(intercept).toEqual(close(TARGETS.mean('column')));
  });

  it('counts an essay of weight 2 as two essays, and one of weight 0 as none', () => {
    const rows = [0, 1, 2, 2, 3, 3, 4, 5];
    const noisy = TARGETS.clone().mulColumnVector(EVENLY.map((_, row) => 1 + (row % 3)));
    const repeated = fitRidge(
      INPUTS.subMatrixRow(rows),
      noisy.subMatrixRow(rows),
      rows.map(() => 1),
      2,
    );
    const all = EVENLY.map((_, row) => rows.filter((one) => one === row).length);
    const weighted = fitRidge(INPUTS, noisy, all, 2);
    expect(weighted.intercept).toEqual(close(repeated.intercept));
    expect(weighted.coefficients.to1DArray()).toEqual(close(repeated.coefficients.to1DArray()));
  });

  it('leaves what it is given as it was', () => {
    const [inputs, targets] = [INPUTS.clone(), TARGETS.clone()];
    fitRidge(inputs, targets, EVENLY, 1);
    expect([inputs, targets]).toEqual([INPUTS, TARGETS]);
  });
});

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
