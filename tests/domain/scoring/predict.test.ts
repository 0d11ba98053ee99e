import { describe, expect, it } from 'vitest';
import { INPUTS } from '@/domain/scoring/inputs';
import { predictError, predictPoints, type PointWeights } from '@/domain/scoring/predict';

const FLAT = [0, 0, 0];

/** Weights that give 100, 110 … 140 points for any inputs, without a tree. */
const CONSTANT: PointWeights = {
  linear: { unit: 0.5, intercept: [100, 110, 120, 130, 140], coefficients: [FLAT, FLAT, FLAT, FLAT, FLAT] },
  trees: { unit: 0.1, inputs: [], thresholds: [], leaves: [] },
};

/** One tree; its leaf 3 adds 30 … 34 units. */
const TREE: PointWeights['trees'] = {
  unit: 0.1,
  inputs: [2, 0, 1],
  thresholds: [0.5, -1, 0],
  leaves: Array.from({ length: 8 * 5 }, (_, at) => Math.floor(at / 5) * 10 + (at % 5)),
};

const inputs = (...values: number[]) => Float64Array.from(values);

describe('predictPoints', () => {
  it('adds coefficients, in their unit, to the intercept of each competency', () => {
    const coefficients = [[2, 0, 0], [0, -4, 0], [0, 0, 6], [2, 2, 2], FLAT];
    const weights = { ...CONSTANT, linear: { ...CONSTANT.linear, coefficients } };
    expect(predictPoints(weights, inputs(1, 2, 3))).toEqual([101, 106, 129, 136, 140]);
  });

  it.each([
    [0, 0.4, -2, -1],
    [1, 0.4, -2, 1],
    [2, 0.4, 0, -1],
    [3, 0.4, 0, 1],
    [4, 0.6, -2, -1],
    [5, 0.6, -2, 1],
    [6, 0.6, 0, -1],
    [7, 0.6, 0, 1],
  ])('reads the answers of a tree as the number of a leaf: %i', (leaf, first, second, third) => {
    const points = predictPoints({ ...CONSTANT, trees: TREE }, inputs(second, third, first));
    expect(points).toHaveLength(5);
    points.forEach((value, at) => expect(value).toBeCloseTo(100 + at * 10 + leaf + at * 0.1, 9));
  });

  it('does not take a threshold itself as above it', () => {
    const points = predictPoints({ ...CONSTANT, trees: TREE }, inputs(-1, 0, 0.5));
    expect(points[0]).toBe(100);
  });

  it('adds up the trees', () => {
    const both = {
      unit: 0.1,
      inputs: [...TREE.inputs, 0, 0, 0],
      thresholds: [...TREE.thresholds, 0, 0, 0],
      leaves: [...TREE.leaves, ...TREE.leaves.map((value) => value * 3)],
    };
    // The inputs lead to leaf 6 of the first tree and leaf 7 of the second.
    const points = predictPoints({ ...CONSTANT, trees: both }, inputs(0.5, -1, 1));
    expect(points[0]).toBeCloseTo(100 + 6 + 21, 9);
    expect(points[4]).toBeCloseTo(140 + 6.4 + 22.2, 9);
  });

  it('bounds what the form of a text adds or takes, not what its facts do', () => {
    const place = (at: number, value: number) =>
      Array.from({ length: INPUTS }, (_, input) => (input === at ? value : 0));
    const form = place(0, 2);
    const facts = place(INPUTS - 1, 2);
    const both = form.map((value, at) => value + (facts[at] ?? 0));
    const weights = {
      ...CONSTANT,
      linear: { ...CONSTANT.linear, coefficients: [form, facts, both, form, facts] },
    };
    const points = (value: number) =>
      predictPoints(
        weights,
        Float64Array.from(both, (at) => at && value),
      );
    expect(points(30)).toEqual([130, 140, 180, 160, 170]);
    expect(points(90)).toEqual([140, 200, 250, 170, 230]);
    expect(points(-90)).toEqual([60, 20, -10, 90, 50]);
  });
});

describe('predictError', () => {
  const error = { unit: 10, intercept: 10_000, coefficients: [0, 9, -500], factor: 3 };

  it.each([
    ['the intercept, where all is usual', [0, 0, 0], 100],
    ['more where the inputs say so', [1, 490, 0], Math.sqrt(54_100)],
    ['never below 20 points', [0, 0, 5], 20],
    ['20 points for a variance of 400', [0, 0, 1.92], 20],
  ])('is the root of the variance, without the factor: %s', (_requirement, values, expected) => {
    expect(predictError({ error }, inputs(...values))).toBeCloseTo(expected, 9);
  });
});
