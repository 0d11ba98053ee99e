import type { ScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';

const SIGNIFICANT_DIGITS = 4;

/** Means and deviations with four significant digits; rounded before training, so that nothing is lost after it. */
export function roundInputs({ mean, deviation }: ScorerWeights['inputs']): ScorerWeights['inputs'] {
  const round = (value: number) => Number(value.toPrecision(SIGNIFICANT_DIGITS));
  return { mean: mean.map(round), deviation: deviation.map(round) };
}
