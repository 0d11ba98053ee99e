import { totalOf, type Levels } from '../../rubric/total-of.ts';
import type { Band } from '../score-essay.ts';
import { pointsLeft } from './apply-ceilings.ts';
import type { Ceiling } from './ceiling.ts';

/** The band below the ceilings, around the levels they leave. Without ceilings it stays as it is. */
export function lowerBand({ low, high }: Band, levels: Levels, ceilings: readonly Ceiling[]): Band {
  return { low: Math.min(low, totalOf(levels)), high: Math.min(high, pointsLeft(ceilings)) };
}
