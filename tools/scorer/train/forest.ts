import type { Matrix } from 'ml-matrix';
import { LEAVES_PER_TREE, QUESTIONS_PER_TREE } from '../../../src/domain/scoring/scorer-weights.ts';
import { seededRandom } from '../seeded-random.ts';
import { findBestQuestion, type Question, binInputs, type BinnedInput } from './best-question.ts';
import { weightedMeans } from './ridge.ts';

/** A tree asks the same few questions about every essay, and has points for each combination of answers. */
export type Tree = {
  questions: { input: number; threshold: number }[];
  /** Points per leaf: all targets of the first leaf, then those of the next leaf, and so on. */
  leaves: number[];
};

export type Forest = { intercept: number[]; trees: Tree[] };

export type ForestSettings = {
  trees: number;
  /** The share of the remaining residual that each tree explains. */
  rate: number;
  /** Shrinks leaves with few essays toward 0; unit: essays. */
  penalty: number;
  /** The shares of the inputs and of the essays that each tree is grown on. */
  inputShare: number;
  essayShare: number;
  /** Trees ask only about these inputs. */
  inputs: readonly number[];
  seed: number;
};

/**
 * Gradient boosting of symmetric trees for all targets at once: each question applies to a whole level of a tree
 * and to every competency, which keeps the trees small and averages out the noise of single grades.
 * Sources: Friedman 2001; symmetric trees, Prokhorenkova et al. 2018.
 */
export function growForest(
  inputs: Matrix,
  points: Matrix,
  weights: readonly number[],
  settings: ForestSettings,
): Forest {
  const random = seededRandom(settings.seed);
  const bins = binInputs(inputs, settings.inputs);
  const intercept = weightedMeans(points, weights);
  // A constant target has nothing to explain, and its deviation of 0 must not be a divisor.
  const scale = points.standardDeviation('column', { unbiased: false }).map((deviation) => deviation || 1);
  const targets = points.columns;
  const residuals = Float64Array.from(points.clone().subRowVector(intercept).divRowVector(scale).to1DArray());
  const trees = Array.from({ length: settings.trees }, () => {
    const search = {
      bins,
      rows: draw(points.rows, settings.essayShare, random),
      columns: draw(settings.inputs.length, settings.inputShare, random).map(
        (at) => settings.inputs[at] ?? 0,
      ),
      residuals,
      targets,
      weights,
      penalty: settings.penalty,
    };
    const leafOf = new Uint8Array(points.rows);
    const questions = Array.from({ length: QUESTIONS_PER_TREE }, (_, level) => {
      const question = findBestQuestion({ ...search, leafOf, leaves: 2 ** level });
      answer(question, bins, leafOf);
      return question;
    });
    const leaves = leafValues(search, leafOf).map((value) => value * settings.rate);
    residuals.forEach((residual, at) => {
      const leaf = leafOf[Math.floor(at / targets)] ?? 0;
      residuals[at] = residual - (leaves[leaf * targets + (at % targets)] ?? 0);
    });
    return {
      questions: questions.map(({ input, bin }) => ({ input, threshold: bins[input]?.edges[bin] ?? 0 })),
      leaves: leaves.map((value, at) => value * (scale[at % targets] ?? 0)),
    };
  });
  return { intercept, trees };
}

/** Moves every row on to the leaf its answer leads to. */
function answer({ input, bin }: Question, bins: readonly BinnedInput[], leafOf: Uint8Array): void {
  bins[input]?.bins.forEach((range, row) => {
    leafOf[row] = (leafOf[row] ?? 0) * 2 + (range > bin ? 1 : 0);
  });
}

type Leftover = {
  rows: number[];
  residuals: Float64Array;
  targets: number;
  weights: readonly number[];
  penalty: number;
};

/** The mean residual in each leaf, shrunk to 0 if few essays reach it. */
function leafValues({ rows, residuals, targets, weights, penalty }: Leftover, leafOf: Uint8Array): number[] {
  const sums = Array.from({ length: LEAVES_PER_TREE * targets }, () => 0);
  const totals = Array.from({ length: LEAVES_PER_TREE }, () => penalty);
  for (const row of rows) {
    const leaf = leafOf[row] ?? 0;
    const weight = weights[row] ?? 0;
    totals[leaf] = (totals[leaf] ?? 0) + weight;
    for (let target = 0; target < targets; target += 1) {
      const at = leaf * targets + target;
      sums[at] = (sums[at] ?? 0) + weight * (residuals[row * targets + target] ?? 0);
    }
  }
  return sums.map((sum, at) => sum / (totals[Math.floor(at / targets)] ?? 1));
}

/** The indexes below `count`, each chosen with the probability `share`. */
function draw(count: number, share: number, random: () => number): number[] {
  return Array.from({ length: count }, (_, at) => at).filter(() => random() < share);
}
