import { Matrix } from 'ml-matrix';
import type { ScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import type { Dataset } from './dataset.ts';
import { fitRidge } from './ridge.ts';
import { toUnits } from './fit-points.ts';

/** All weights of a band except its width. */
export type ErrorFit = Omit<ScorerWeights['error'], 'factor'>;

const PENALTY = 3000;
const UNIT = 10;

/**
 * Predicts the variance of the human total around the expected one from the inputs, because graders agree less on
 * some kinds of essay. `expected` are the points predicted for prompts that the model had not seen.
 */
export function fitError(dataset: Dataset, expected: readonly number[][]): ErrorFit {
  const squares = expected.map((points, row) => [(sum(points) - sum(dataset.points.getRow(row))) ** 2]);
  const { intercept, coefficients } = fitRidge(dataset.inputs, new Matrix(squares), dataset.weights, {
    penalty: () => PENALTY,
  });
  return { unit: UNIT, intercept: intercept[0] ?? 0, coefficients: toUnits(coefficients.getColumn(0), UNIT) };
}

/** The sum of the values; 0 for an empty list. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
