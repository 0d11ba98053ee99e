import { Matrix } from 'ml-matrix';
import { describe, expect, it } from 'vitest';
import { predictPoints } from '@/domain/scoring/predict';
import { seededRandom } from '../../../../tools/scorer/seeded-random.ts';
import { growForest, type Forest, type ForestSettings } from '../../../../tools/scorer/train/forest.ts';

const SETTINGS: ForestSettings = {
  trees: 60,
  rate: 0.2,
  penalty: 1,
  inputShare: 1,
  essayShare: 1,
  inputs: [0, 1, 2, 3],
  seed: 1,
};

const random = seededRandom(5);
const ROWS = [...Array(300).keys()];
const INPUTS = new Matrix(ROWS.map(() => [0, 1, 2, 3].map(() => random() * 4 - 2)));
const EVENLY = ROWS.map(() => 1);

/** Five targets: the test's target, half of it, and three that are independent of the inputs. */
function pointsOf(target: (inputs: number[]) => number): Matrix {
  return new Matrix(
    INPUTS.to2DArray().map((row, at) => [target(row), target(row) / 2, at % 2 ? 90 : 110, at % 3, 50]),
  );
}

/** A forest's prediction for the first target, row by row. */
function expectedOf({ intercept, trees }: Forest, inputs = INPUTS): number[] {
  const none = intercept.map(() => []);
  const weights = {
    linear: { unit: 1, intercept, coefficients: none },
    trees: {
      unit: 1,
      inputs: trees.flatMap(({ questions }) => questions.map(({ input }) => input)),
      thresholds: trees.flatMap(({ questions }) => questions.map(({ threshold }) => threshold)),
      leaves: trees.flatMap(({ leaves }) => leaves),
    },
  };
  return inputs.to2DArray().map((row) => predictPoints(weights, Float64Array.from(row))[0]!);
}

/** The part of the first target's variance that is left unexplained, 0–1. */
function unexplained(forest: Forest, points: Matrix): number {
  const expected = expectedOf(forest);
  const errors = points.getColumn(0).map((value, row) => (value - expected[row]!) ** 2);
  return errors.reduce((sum, error) => sum + error, 0) / ROWS.length / points.variance('column')[0]!;
}

const step = ([a = 0]: number[]) => (a > 0.5 ? 160 : 80);
const interaction = ([a = 0, b = 0]: number[]) => (a > 0 === b > 0 ? 160 : 80);

describe('growForest', () => {
  it('starts from the weighted mean of the points', () => {
    const points = pointsOf(step);
    const weights = EVENLY.map((_, row) => (step(INPUTS.getRow(row)) === 160 ? 1 : 0));
    expect(growForest(INPUTS, points, weights, { ...SETTINGS, trees: 0 })).toMatchObject({
      intercept: [160, 80, expect.any(Number), expect.any(Number), 50],
      trees: [],
    });
  });

  it.each([
    ['a step', step],
    ['an interaction, which no line can follow', interaction],
  ])('learns %s', (_function, target) => {
    const points = pointsOf(target);
    expect(unexplained(growForest(INPUTS, points, EVENLY, SETTINGS), points)).toBeLessThan(0.1);
    expect(
      unexplained(growForest(INPUTS, points, EVENLY, { ...SETTINGS, trees: 1 }), points),
    ).toBeGreaterThan(0.5);
  });

  it('grows trees of three questions and eight leaves, five points each', () => {
    const { trees } = growForest(INPUTS, pointsOf(step), EVENLY, SETTINGS);
    expect(trees).toHaveLength(60);
    expect(new Set(trees.map(({ questions }) => questions.length))).toEqual(new Set([3]));
    expect(new Set(trees.map(({ leaves }) => leaves.length))).toEqual(new Set([40]));
  });

  it('asks about the inputs only that it is told, whatever the others would explain', () => {
    const { trees } = growForest(
      INPUTS,
      pointsOf(([, , , d = 0]) => d),
      EVENLY,
      { ...SETTINGS, inputs: [0, 2] },
    );
    const asked = new Set(trees.flatMap(({ questions }) => questions.map(({ input }) => input)));
    expect([...asked].toSorted((a, b) => a - b)).toEqual([0, 2]);
  });

  it('puts every essay on the side its threshold says: one tree tells two kinds apart', () => {
    const inputs = new Matrix(ROWS.map((row) => [row % 2, row % 3, row % 5, row % 7]));
    const points = new Matrix(ROWS.map((row) => [row % 2 === 0 ? 80 : 120, 0, 0, 0, 0]));
    const forest = growForest(inputs, points, EVENLY, { ...SETTINGS, trees: 1, rate: 1, penalty: 1e-9 });
    expect(forest.trees[0]!.questions[0]).toEqual({ input: 0, threshold: 0.5 });
    expect(expectedOf(forest, inputs)).toEqual(points.getColumn(0).map((value) => expect.closeTo(value, 3)));
  });

  it('chooses each tree’s questions from its share of the inputs', () => {
    const treesWithout0 = (inputShare: number) => {
      const { trees } = growForest(INPUTS, pointsOf(step), EVENLY, {
        ...SETTINGS,
        trees: 40,
        rate: 0.01,
        inputShare,
      });
      return trees.filter(({ questions }) => questions.every(({ input }) => input !== 0)).length;
    };
    expect(treesWithout0(1)).toBe(0);
    expect(treesWithout0(0.5)).toBeGreaterThan(8);
  });

  it('gives the same forest for the same seed, another for another', () => {
    const grow = (seed: number) =>
      growForest(INPUTS, pointsOf(step), EVENLY, {
        ...SETTINGS,
        trees: 5,
        essayShare: 0.5,
        inputShare: 0.5,
        seed,
      });
    expect(grow(1)).toEqual(grow(1));
    expect(grow(2)).not.toEqual(grow(1));
  });

  it('grows each tree on its share of the essays: few make leaves of little weight', () => {
    const reach = (essayShare: number) => {
      const settings = { ...SETTINGS, trees: 1, penalty: 30, rate: 1, essayShare };
      const { trees } = growForest(INPUTS, pointsOf(step), EVENLY, settings);
      return Math.max(...trees[0]!.leaves.map(Math.abs));
    };
    expect(reach(0.1)).toBeLessThan(reach(1) / 2);
    expect(reach(0)).toBe(0);
  });

  it('learns nothing from essays of weight 0', () => {
    const points = pointsOf(step);
    const spoilt = points.clone();
    const weights = EVENLY.map((_, row) => (row % 4 === 0 ? 0 : 1));
    ROWS.filter((row) => weights[row] === 0).forEach((row) => spoilt.set(row, 0, 240 - points.get(row, 0)));
    expect(unexplained(growForest(INPUTS, spoilt, weights, SETTINGS), points)).toBeLessThan(0.1);
    expect(unexplained(growForest(INPUTS, spoilt, EVENLY, SETTINGS), points)).toBeGreaterThan(0.15);
  });

  it('expects of a target that never varies what it always is', () => {
    const { intercept, trees } = growForest(INPUTS, pointsOf(step), EVENLY, SETTINGS);
    expect(intercept[4]).toBe(50);
    const leaves = trees.flatMap(({ leaves }) => leaves);
    expect(leaves.filter((value) => !Number.isFinite(value))).toEqual([]);
    expect(leaves.filter((value, at) => at % 5 === 4 && Math.abs(value) > 1e-9)).toEqual([]);
  });
});
