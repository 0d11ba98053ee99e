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

/** The same penalty for every input and target. */
const all = (penalty: number) => ({ penalty: () => penalty });

const close = (values: number[]) => values.map((value) => expect.closeTo(value, 6));

describe('fitRidge', () => {
  it('finds the line the targets lie on, all targets at once', () => {
    const { intercept, coefficients } = fitRidge(INPUTS, TARGETS, EVENLY, all(1e-9));
    expect(intercept).toEqual(close([5, 1]));
    expect(coefficients.getColumn(0)).toEqual(close([2, -3, 0]));
    expect(coefficients.getColumn(1)).toEqual(close([0, 0, 1]));
  });

  it('draws the coefficients to 0 as the penalty grows', () => {
    const sizes = [0.1, 10, 1000].map((penalty) =>
      fitRidge(INPUTS, TARGETS, EVENLY, all(penalty)).coefficients.norm(),
    );
    expect(sizes[1]).toBeLessThan(sizes[0]!);
    expect(sizes[2]).toBeLessThan(sizes[1]! / 5);
  });

  it('gives the coefficient of the closed form: one input, −1 and 1', () => {
    const { coefficients } = fitRidge(new Matrix([[-1], [1]]), new Matrix([[0], [10]]), [1, 1], all(3));
    expect(coefficients.get(0, 0)).toBeCloseTo(10 / (2 + 3), 9);
  });

  it('does not penalise the intercept: nothing but the mean is left of a huge penalty', () => {
    const { intercept } = fitRidge(INPUTS, TARGETS, EVENLY, all(1e12));
    expect(intercept).toEqual(close(TARGETS.mean('column')));
  });

  it('counts an essay of weight 2 as two essays, and one of weight 0 as none', () => {
    const rows = [0, 1, 2, 2, 3, 3, 4, 5];
    const noisy = TARGETS.clone().mulColumnVector(EVENLY.map((_, row) => 1 + (row % 3)));
    const repeated = fitRidge(
      INPUTS.subMatrixRow(rows),
      noisy.subMatrixRow(rows),
      rows.map(() => 1),
      all(2),
    );
    const times = EVENLY.map((_, row) => rows.filter((one) => one === row).length);
    const weighted = fitRidge(INPUTS, noisy, times, all(2));
    expect(weighted.intercept).toEqual(close(repeated.intercept));
    expect(weighted.coefficients.to1DArray()).toEqual(close(repeated.coefficients.to1DArray()));
  });

  it('penalises each coefficient by its own measure', () => {
    const penalty = (input: number, target: number) => (input === 1 && target === 0 ? 1e9 : 1e-9);
    const { coefficients } = fitRidge(INPUTS, TARGETS, EVENLY, { penalty });
    expect(coefficients.get(1, 0)).toBeCloseTo(0, 6);
    expect(coefficients.get(0, 0)).toBeGreaterThan(1);
    expect(coefficients.getColumn(1)).toEqual(close([0, 0, 1]));
  });

  it('leaves what it is given as it was', () => {
    const [inputs, targets] = [INPUTS.clone(), TARGETS.clone()];
    fitRidge(inputs, targets, EVENLY, all(1));
    expect([inputs, targets]).toEqual([INPUTS, TARGETS]);
  });
});

/** Two inputs that are nearly equal, and noise: without constraints, one of them gets the wrong sign. */
const ALIKE = new Matrix(
  Array.from({ length: 60 }, () => {
    const common = random() * 2 - 1;
    return [common, common + (random() - 0.5) * 0.4, random() * 2 - 1];
  }),
);
const NOISY = new Matrix(ALIKE.to2DArray().map(([a = 0, b = 0, c = 0]) => [4 * a - 2 * b + c + random()]));
const EACH = ALIKE.to2DArray().map((_, row) => 1 + (row % 2));

/** The loss that the ridge minimizes: squared errors by weight, plus squared coefficients by penalty. */
function lossOf(slopes: number[], penalty: number): number {
  const mean = weightedMeans(Matrix.sub(NOISY, ALIKE.mmul(Matrix.columnVector(slopes))), EACH)[0]!;
  const errors = ALIKE.to2DArray().map((row, at) => {
    const expected = row.reduce((sum, value, place) => sum + value * slopes[place]!, mean);
    return EACH[at]! * (NOISY.get(at, 0) - expected) ** 2;
  });
  return [...errors, ...slopes.map((slope) => penalty * slope ** 2)].reduce((sum, one) => sum + one, 0);
}

describe('fitRidge with directions', () => {
  const fit = (directions: number[], penalty = 1) =>
    fitRidge(ALIKE, NOISY, EACH, { ...all(penalty), directions }).coefficients.getColumn(0);
  const free = fitRidge(ALIKE, NOISY, EACH, all(1)).coefficients.getColumn(0);

  it('keeps every coefficient to its direction', () => {
    expect(free.map(Math.sign)).toEqual([1, -1, 1]);
    for (const directions of [
      [1, 1, 1],
      [-1, -1, -1],
      [-1, 1, 0],
      [0, 1, -1],
    ]) {
      expect(fit(directions).filter((slope, at) => slope * directions[at]! < 0)).toEqual([]);
    }
  });

  it('gives the free solution where that has the right signs, or there are none to keep', () => {
    expect(fit([1, -1, 1])).toEqual(free.map((slope) => expect.closeTo(slope, 4)));
    expect(fit([0, 0, 0])).toEqual(free.map((slope) => expect.closeTo(slope, 4)));
  });

  it('does not only cut the free solution: the others take over what the one may not say', () => {
    const [first, second, third] = fit([1, 1, 1]);
    expect(second).toBe(0);
    // In the free solution, the first coefficient compensates for the wrong sign of the second.
    expect(Math.abs(first! - free[0]!)).toBeGreaterThan(0.1);
    expect(third).toBeGreaterThan(0);
  });

  it.each([
    ['all up', [1, 1, 1]],
    ['all down', [-1, -1, -1]],
    ['mixed', [0, 1, -1]],
  ])('is better than every allowed point of a fine grid: %s', (_requirement, directions) => {
    const found = lossOf(fit(directions), 1);
    const steps = Array.from({ length: 21 }, (_, at) => (at - 10) / 2);
    const allowed = directions.map((one) => steps.filter((step) => step * one >= 0));
    const grid = allowed[0]!.flatMap((a) =>
      allowed[1]!.flatMap((b) => allowed[2]!.map((c) => lossOf([a, b, c], 1))),
    );
    expect(Math.min(...grid)).toBeGreaterThanOrEqual(found - 1e-6);
  });

  it('cannot be made better by moving any one coefficient a little', () => {
    const directions = [0, 1, -1];
    const best = fit(directions);
    for (const [at, slope] of best.entries()) {
      for (const change of [-0.01, 0.01]) {
        if ((slope + change) * directions[at]! < 0) continue;
        expect(lossOf(best.with(at, slope + change), 1)).toBeGreaterThan(lossOf(best, 1));
      }
    }
  });

  it('keeps the directions for every target by itself', () => {
    const both = new Matrix(NOISY.to2DArray().map(([value = 0]) => [value, -value]));
    const { coefficients } = fitRidge(ALIKE, both, EACH, { ...all(1), directions: [1, -1, 1] });
    expect(coefficients.getColumn(0)).toEqual(free.map((slope) => expect.closeTo(slope, 4)));
    expect(coefficients.get(0, 1)).toBe(0);
    expect(coefficients.get(2, 1)).toBe(0);
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
