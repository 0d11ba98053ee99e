import { COMPETENCY_NUMBERS } from '../rubric/competency.ts';
import { FEATURE_NAMES } from './features/extract-features.ts';
import { FACT_INPUTS } from './facts.ts';
import { INPUTS } from './inputs.ts';

/** Number of questions per tree; a tree has 2³ leaves. */
export const QUESTIONS_PER_TREE = 3;
export const LEAVES_PER_TREE = 2 ** QUESTIONS_PER_TREE;

/** Agreement of the levels with human graders on one subset of the development essays. */
export type DevelopmentFigures = {
  subset: string;
  essays: number;
  /** Quadratic weighted kappa of each of the competencies 1–5, and of the total score. */
  qwk: { competencies: number[]; total: number };
  rmse: number;
  bandCoverage: number;
};

/**
 * The result of training, as written by `npm run train:scorer`. Numbers "in units of" a unit are integers to be
 * multiplied by that unit; lists with one value per competency are in the order of the competencies.
 */
export type ScorerWeights = {
  version: string;
  /** Name of the grading scale of the levels. Scales are distinguished because graders differ by era and site. */
  scale: string;
  trainedOn: { essays: number; prompts: number };
  development: DevelopmentFigures[];
  /** Names of the features in the order of the inputs, and of the facts whose intervals follow them. */
  features: string[];
  facts: string[];
  /** Mean and standard deviation of each input over the training essays. */
  inputs: { mean: number[]; deviation: number[] };
  /** Per competency: points per standard deviation of each input, in units of `unit`. */
  linear: { unit: number; intercept: number[]; coefficients: number[][] };
  /**
   * A sequence of trees. Each tree has three inputs with thresholds (standardised), and eight leaves with five
   * values each.
   */
  trees: { unit: number; inputs: number[]; thresholds: number[]; leaves: number[] };
  /**
   * Converts expected points to levels: the distance from `center` is multiplied by `stretch`, and `shift` is
   * added.
   */
  levels: { center: number[]; stretch: number[]; shift: number[] };
  /**
   * The expected variance of a human grader's total score, in squared points; a band extends `factor` standard
   * errors on either side.
   */
  error: { unit: number; intercept: number; coefficients: number[]; factor: number };
};

/** The intervals of the facts, named by their limits, because a fact with other limits is a different input. */
export const FACT_PIECES = FACT_INPUTS.map(({ fact, from, to }) => `${fact} ${from}–${to}`);

/**
 * The weights if they match the features this code extracts, else null, because weights trained for other features
 * would produce meaningless levels.
 */
export function readScorerWeights(weights: ScorerWeights): ScorerWeights | null {
  const competencies = COMPETENCY_NUMBERS.length;
  const { features, facts, linear, trees, levels, error } = weights;
  const lengths: [list: readonly unknown[], length: number][] = [
    [weights.inputs.mean, INPUTS],
    [weights.inputs.deviation, INPUTS],
    [linear.intercept, competencies],
    [linear.coefficients, competencies],
    ...linear.coefficients.map((coefficients): [number[], number] => [coefficients, INPUTS]),
    [trees.thresholds, trees.inputs.length],
    [trees.leaves, (trees.inputs.length / QUESTIONS_PER_TREE) * LEAVES_PER_TREE * competencies],
    [levels.center, competencies],
    [levels.stretch, competencies],
    [levels.shift, competencies],
    [error.coefficients, INPUTS],
  ];
  const isComplete = lengths.every(([list, length]) => list.length === length);
  const isOfThese = features.join() === FEATURE_NAMES.join() && facts.join() === FACT_PIECES.join();
  return isComplete && isOfThese ? weights : null;
}
