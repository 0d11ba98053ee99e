import { COMPETENCY_NUMBERS } from '../rubric/competency.ts';
import { FACT_INPUTS, type FactName } from './facts.ts';
import { FEATURE_INPUTS } from './inputs.ts';
import { LEAVES_PER_TREE, QUESTIONS_PER_TREE, type ScorerWeights } from './scorer-weights.ts';

const COMPETENCIES = COMPETENCY_NUMBERS.length;

/** The weights from which expected points are computed. */
export type PointWeights = Pick<ScorerWeights, 'linear' | 'trees'>;

/**
 * The maximum number of points that the form of a text (all inputs except the facts) adds or subtracts, before the
 * points are stretched over the levels (`spread`).
 */
export const MOST_BY_FORM = 40;

/**
 * The points that human graders are expected to give, per competency, about 0–200, computed from standardised
 * inputs.
 */
export function predictPoints(weights: PointWeights, inputs: Float64Array): number[] {
  const { linear } = weights;
  const form = predictForm(weights, inputs);
  return linear.intercept.map((intercept, number) => {
    const facts = dot(linear.coefficients[number] ?? [], inputs, FEATURE_INPUTS) * linear.unit;
    return intercept + facts + Math.min(MOST_BY_FORM, Math.max(-MOST_BY_FORM, form[number] ?? 0));
  });
}

/** The contribution of the features alone to the points of each competency, without a limit. */
function predictForm({ linear, trees }: PointWeights, inputs: Float64Array): number[] {
  const points = linear.coefficients.map(
    (coefficients) => dot(coefficients, inputs, 0, FEATURE_INPUTS) * linear.unit,
  );
  const count = trees.inputs.length / QUESTIONS_PER_TREE;
  for (let tree = 0; tree < count; tree += 1) {
    const leaf = leafOf(trees, tree, inputs);
    const from = (tree * LEAVES_PER_TREE + leaf) * COMPETENCIES;
    for (let number = 0; number < COMPETENCIES; number += 1) {
      points[number] = (points[number] ?? 0) + (trees.leaves[from + number] ?? 0) * trees.unit;
    }
  }
  return points;
}

/** The contribution of each fact to the points of a competency (index `place`, 0–4), relative to the average training essay. */
export function predictTerms(
  { linear }: Pick<PointWeights, 'linear'>,
  inputs: Float64Array,
  place: number,
): Map<FactName, number> {
  const terms = new Map<FactName, number>();
  FACT_INPUTS.forEach(({ fact }, at) => {
    const coefficient = linear.coefficients[place]?.[FEATURE_INPUTS + at] ?? 0;
    const points = coefficient * linear.unit * (inputs[FEATURE_INPUTS + at] ?? 0);
    terms.set(fact, (terms.get(fact) ?? 0) + points);
  });
  return terms;
}

/**
 * Index of the leaf that the inputs reach in a tree. The answers to the tree's questions are the binary digits of
 * the index.
 */
function leafOf(
  { inputs: asked, thresholds }: ScorerWeights['trees'],
  tree: number,
  inputs: Float64Array,
): number {
  let leaf = 0;
  for (let at = tree * QUESTIONS_PER_TREE; at < (tree + 1) * QUESTIONS_PER_TREE; at += 1) {
    const isAbove = (inputs[asked[at] ?? 0] ?? 0) > (thresholds[at] ?? 0);
    leaf = leaf * 2 + (isAbove ? 1 : 0);
  }
  return leaf;
}

/**
 * The expected standard error of the total, in points. It varies because graders agree less on some kinds of essay
 * than on others.
 */
export function predictError({ error }: Pick<ScorerWeights, 'error'>, inputs: Float64Array): number {
  const variance = error.intercept + dot(error.coefficients, inputs) * error.unit;
  return Math.sqrt(Math.max(SMALLEST_ERROR ** 2, variance));
}

/** The smallest standard error, in points. */
const SMALLEST_ERROR = 20;

function dot(
  coefficients: readonly number[],
  inputs: Float64Array,
  from = 0,
  end = coefficients.length,
): number {
  let sum = 0;
  for (let at = from; at < end; at += 1) sum += (coefficients[at] ?? 0) * (inputs[at] ?? 0);
  return sum;
}
