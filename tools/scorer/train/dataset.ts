import { Matrix } from 'ml-matrix';
import { collectFacts } from '../../../src/domain/evaluation/collect-facts.ts';
import { readEssay } from '../../../src/domain/evaluation/read-essay.ts';
import { COMPETENCY_NUMBERS } from '../../../src/domain/rubric/competency.ts';
import type { Facts } from '../../../src/domain/scoring/facts.ts';
import { extractFeatures } from '../../../src/domain/scoring/features/extract-features.ts';
import { standardize, toInputs } from '../../../src/domain/scoring/inputs.ts';
import type { ScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import type { GradedEssay } from '../read-essays.ts';

/** Essays as the model sees them, one row each. */
export type Dataset = {
  /** Standardized inputs. */
  inputs: Matrix;
  /** Points human graders gave, competencies 1–5. */
  points: Matrix;
  /** Weight of each essay in training. */
  weights: number[];
  promptIds: string[];
  subsets: string[];
};

/**
 * Weights of the essays by source. Graders of some sites agree less with the others; the points that UOL gave
 * before 2020 vary most. Chosen by cross-validation on the training essays.
 */
const WEIGHT_BY_SOURCE = new Map([
  ['uol', 0.5],
  ['essay-br', 2],
  ['essay-br-2020', 2],
]);

/** The scorer's inputs for one essay. */
export type ReadRow = { inputs: Float64Array; facts: Facts };

/** Reads each essay with the same reader and checker as the app, so that training and use cannot differ. */
export function readRows(essays: readonly GradedEssay[], lexicon: Lexicon): ReadRow[] {
  return essays.map(({ text, theme, prompt }) => {
    const reading = readEssay({ theme, essay: text, ...(prompt && { supportText: prompt }) }, lexicon);
    const facts = collectFacts(reading);
    return { inputs: toInputs(extractFeatures(reading), facts), facts };
  });
}

/** Mean and standard deviation of each input. */
export function measureInputs(rows: readonly Float64Array[]): ScorerWeights['inputs'] {
  const raw = new Matrix([...rows]);
  const mean = raw.mean('column');
  return { mean, deviation: raw.standardDeviation('column', { mean, unbiased: false }) };
}

/** The dataset of essays whose inputs are given, standardized. */
export function makeDataset(
  essays: readonly GradedEssay[],
  rows: readonly Float64Array[],
  distribution: ScorerWeights['inputs'],
): Dataset {
  return {
    inputs: new Matrix(rows.map((row, at) => standardize(row, distribution, Boolean(essays[at]?.prompt)))),
    points: new Matrix(essays.map(({ levels }) => COMPETENCY_NUMBERS.map((number) => levels[number]))),
    weights: essays.map(({ source }) => WEIGHT_BY_SOURCE.get(source) ?? 1),
    promptIds: essays.map(({ promptId }) => promptId),
    subsets: essays.map(({ subset }) => subset),
  };
}

/** The essays of a dataset at the given indexes. */
export function pickRows({ inputs, points, weights, promptIds, subsets }: Dataset, rows: number[]): Dataset {
  const pick = <Value>(values: readonly Value[]) => rows.map((row) => values[row] as Value);
  return {
    inputs: inputs.subMatrixRow(rows),
    points: points.subMatrixRow(rows),
    weights: pick(weights),
    promptIds: pick(promptIds),
    subsets: pick(subsets),
  };
}
