import { FEATURE_NAMES } from '../../../src/domain/scoring/features/extract-features.ts';
import { FACT_PIECES, type ScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import type { Lexicon } from '../../../src/domain/writing/lexicon/lexicon.ts';
import type { GradedEssay } from '../read-essays.ts';
import { crossPredict } from './cross-predict.ts';
import { makeDataset, measureInputs, readRows } from './dataset.ts';
import { fitError } from './fit-error.ts';
import { fitPoints, predictAll } from './fit-points.ts';
import { tuneBand, tuneLevels } from './tune.ts';

/** Version of the weights, to be raised with every change of weights that reaches users. */
const VERSION = '2.8';
const SCALE = 'Essay-BR, UOL Educação e Brasil Escola (2010–2023)';

/**
 * Learns the weights: expected points and their error from the training essays alone; stretch, shift and band width
 * from the development essays. The same essays give the same weights.
 */
export function train(
  training: readonly GradedEssay[],
  development: readonly GradedEssay[],
  lexicon: Lexicon,
  tell: (step: string) => void,
): Omit<ScorerWeights, 'development'> {
  tell('reading the essays');
  const rows = readRows(training, lexicon).map((row) => row.inputs);
  const inputs = roundInputs(measureInputs(rows));
  const known = makeDataset(training, rows, inputs);
  const read = readRows(development, lexicon);
  const judged = makeDataset(
    development,
    read.map((row) => row.inputs),
    inputs,
  );

  tell('fitting the points');
  const points = fitPoints(known);
  tell('fitting them again without each fold of prompts');
  const error = fitError(known, crossPredict(known));

  tell('tuning levels and band');
  const expected = predictAll(points, judged);
  const levels = tuneLevels(
    expected.map((values, row) => ({
      subset: judged.subsets[row] ?? '',
      expected: values,
      human: judged.points.getRow(row),
    })),
  );
  const factor = tuneBand(judged, { expected, facts: read.map(({ facts }) => facts) }, error, levels);
  return {
    version: VERSION,
    scale: SCALE,
    trainedOn: { essays: training.length, prompts: new Set(known.promptIds).size },
    features: [...FEATURE_NAMES],
    facts: [...FACT_PIECES],
    inputs,
    ...points,
    levels,
    error: { ...error, factor },
  };
}

const SIGNIFICANT_DIGITS = 4;

/**
 * Means and deviations with four significant digits; rounded before training, so that the stored values are exactly
 * those used.
 */
export function roundInputs({ mean, deviation }: ScorerWeights['inputs']): ScorerWeights['inputs'] {
  const round = (value: number) => Number(value.toPrecision(SIGNIFICANT_DIGITS));
  return { mean: mean.map(round), deviation: deviation.map(round) };
}
