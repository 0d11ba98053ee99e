import { COMPETENCY_NUMBERS } from '../../../src/domain/rubric/competency.ts';
import { INPUTS_PER_FEATURE } from '../../../src/domain/scoring/inputs.ts';
import { type PointWeights, predictPoints } from '../../../src/domain/scoring/predict.ts';
import type { Dataset } from './dataset.ts';
import { growForest } from './forest.ts';
import { fitRidge } from './ridge.ts';

/** Half of the points come from the line, half from the trees: each is right where the other is not. */
const TREE_SHARE = 0.5;
const PENALTY = 150;
const TREES = { trees: 200, rate: 0.08, penalty: 20, inputShare: 0.3, essayShare: 0.7, seed: 1 };

/** Steps the weights are rounded to, in points. */
const LINEAR_UNIT = 0.05;
const LEAF_UNIT = 0.1;
const THRESHOLD_DECIMALS = 2;

/** The line and the trees that expect the points of essays like these. Deterministic. */
export function fitPoints({ inputs, points, weights }: Dataset): PointWeights {
  const ridge = fitRidge(inputs, points, weights, PENALTY);
  const forest = growForest(inputs, points, weights, {
    ...TREES,
    inputs: inputs.columns / INPUTS_PER_FEATURE,
  });
  return {
    linear: {
      unit: LINEAR_UNIT,
      intercept: ridge.intercept.map(
        (line, at) => line * (1 - TREE_SHARE) + (forest.intercept[at] ?? 0) * TREE_SHARE,
      ),
      coefficients: COMPETENCY_NUMBERS.map((number) =>
        toUnits(
          ridge.coefficients.getColumn(number - 1).map((value) => value * (1 - TREE_SHARE)),
          LINEAR_UNIT,
        ),
      ),
    },
    trees: {
      unit: LEAF_UNIT,
      inputs: forest.trees.flatMap(({ questions }) => questions.map(({ input }) => input)),
      thresholds: forest.trees.flatMap(({ questions }) =>
        questions.map(({ threshold }) => Number(threshold.toFixed(THRESHOLD_DECIMALS))),
      ),
      leaves: toUnits(
        forest.trees.flatMap(({ leaves }) => leaves.map((value) => value * TREE_SHARE)),
        LEAF_UNIT,
      ),
    },
  };
}

/** Values as whole numbers of units, so that a weights file stays small. */
export function toUnits(values: readonly number[], unit: number): number[] {
  return values.map((value) => Math.round(value / unit) + 0);
}

/** The points expected of each essay of a dataset. */
export function predictAll(weights: PointWeights, { inputs }: Dataset): number[][] {
  return inputs.to2DArray().map((row) => predictPoints(weights, Float64Array.from(row)));
}
