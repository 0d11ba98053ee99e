import { mean } from './mean.ts';

/** Root of the mean squared difference, in the unit of the scores; NaN for no essays. */
export function rootMeanSquareError(human: readonly number[], predicted: readonly number[]): number {
  return Math.sqrt(mean(human.map((score, at) => (score - (predicted[at] ?? NaN)) ** 2)));
}
