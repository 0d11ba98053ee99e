import { quantile } from './quantile.ts';
import { seededRandom } from './seeded-random.ts';

const RESAMPLES = 1000;
const SEED = 1;

/**
 * 95 % interval of a measure of agreement: the percentiles 2.5 and 97.5 over 1,000 samples of the essays, drawn with
 * replacement. The same essays give the same interval. Samples in which the measure is NaN are left out.
 * Source: Efron and Tibshirani 1993, ch. 13.
 */
export function bootstrapInterval(
  human: readonly number[],
  predicted: readonly number[],
  measure: (human: readonly number[], predicted: readonly number[]) => number,
): [low: number, high: number] {
  const random = seededRandom(SEED);
  const values: number[] = [];
  for (let sample = 0; sample < RESAMPLES; sample += 1) {
    const drawn = human.map(() => Math.floor(random() * human.length));
    const value = measure(pick(human, drawn), pick(predicted, drawn));
    if (!Number.isNaN(value)) values.push(value);
  }
  values.sort((one, other) => one - other);
  return [quantile(values, 0.025), quantile(values, 0.975)];
}

function pick(scores: readonly number[], indices: readonly number[]): number[] {
  return indices.map((at) => scores[at] ?? NaN);
}
