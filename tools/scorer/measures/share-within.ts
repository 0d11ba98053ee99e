import { share } from './share.ts';

/** Share of essays, 0–1, whose two scores are at most so many points apart; NaN for no essays. */
export function shareWithin(human: readonly number[], predicted: readonly number[], points: number): number {
  return share(human, (score, at) => Math.abs(score - (predicted[at] ?? NaN)) <= points);
}
