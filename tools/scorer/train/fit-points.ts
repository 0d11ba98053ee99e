import { Matrix } from 'ml-matrix';
import { COMPETENCY_NUMBERS } from '../../../src/domain/rubric/competency.ts';
import { DIRECTIONS, FEATURE_INPUTS, TREE_INPUTS } from '../../../src/domain/scoring/inputs.ts';
import { type PointWeights, predictPoints } from '../../../src/domain/scoring/predict.ts';
import type { Dataset } from './dataset.ts';
import { growForest } from './forest.ts';
import { fitRidge } from './ridge.ts';

/** Penalties for features and facts. The points of competency 1 vary most, so its penalties are higher. */
const PENALTIES = { features: [300, 150, 150, 150, 150], facts: [600, 300, 300, 300, 300] };
/**
 * Many trees with small weights: fewer trees with larger weights agree as well with human graders, but their
 * results differ from seed to seed.
 */
const TREES = { trees: 600, rate: 0.02, penalty: 20, inputShare: 0.3, essayShare: 0.7, seed: 1 };

/** Steps in points to which the weights are rounded. */
const LINEAR_UNIT = 0.05;
const LEAF_UNIT = 0.1;
const THRESHOLD_DECIMALS = 2;

/** Layout of the inputs: `features` features first, then the facts. */
export type Layout = { features: number; directions: ArrayLike<number>; treeInputs: readonly number[] };

const LAYOUT: Layout = { features: FEATURE_INPUTS, directions: DIRECTIONS, treeInputs: TREE_INPUTS };

/**
 * Fits the linear model over features and facts, then trees on its residuals that use features alone, so that a
 * fact never moves points against its direction. Deterministic.
 */
export function fitPoints({ inputs, points, weights }: Dataset, layout: Layout = LAYOUT): PointWeights {
  const ridge = fitRidge(inputs, points, weights, {
    penalty: (input, target) => (input < layout.features ? PENALTIES.features : PENALTIES.facts)[target] ?? 0,
    directions: layout.directions,
  });
  const expected = inputs.mmul(ridge.coefficients).addRowVector(ridge.intercept);
  const forest = growForest(inputs, Matrix.sub(points, expected), weights, {
    ...TREES,
    inputs: layout.treeInputs,
  });
  return {
    linear: {
      unit: LINEAR_UNIT,
      intercept: ridge.intercept.map((line, at) => line + (forest.intercept[at] ?? 0)),
      coefficients: COMPETENCY_NUMBERS.map((number) =>
        toUnits(ridge.coefficients.getColumn(number - 1), LINEAR_UNIT),
      ),
    },
    trees: {
      unit: LEAF_UNIT,
      inputs: forest.trees.flatMap(({ questions }) => questions.map(({ input }) => input)),
      thresholds: forest.trees.flatMap(({ questions }) =>
        questions.map(({ threshold }) => Number(threshold.toFixed(THRESHOLD_DECIMALS))),
      ),
      leaves: toUnits(
        forest.trees.flatMap(({ leaves }) => leaves),
        LEAF_UNIT,
      ),
    },
  };
}

/** Converts values to whole numbers of units, so that a weights file stays small. */
export function toUnits(values: readonly number[], unit: number): number[] {
  return values.map((value) => Math.round(value / unit) + 0);
}

/** The expected points of each essay in a dataset. */
export function predictAll(weights: PointWeights, { inputs }: Dataset): number[][] {
  return inputs.to2DArray().map((row) => predictPoints(weights, Float64Array.from(row)));
}
