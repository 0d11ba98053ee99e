import { COMPETENCY_NUMBERS, MAX_LEVEL } from '../../rubric/competency.ts';
import { totalOf, type Levels } from '../../rubric/total-of.ts';
import type { Ceiling } from './ceiling.ts';

/** The levels, none above any of the ceilings, whatever their reasons. Without ceilings they stay as they are. */
export function applyCeilings(
  levels: Levels,
  ceilings: readonly { reason: string; levels: Ceiling['levels'] }[],
): Levels {
  const lowered = { ...levels };
  for (const number of COMPETENCY_NUMBERS) {
    for (const ceiling of ceilings) {
      const limit = ceiling.levels[number];
      if (limit !== undefined && limit < lowered[number]) lowered[number] = limit;
    }
  }
  return lowered;
}

const ALL_POINTS: Levels = { 1: MAX_LEVEL, 2: MAX_LEVEL, 3: MAX_LEVEL, 4: MAX_LEVEL, 5: MAX_LEVEL };

/** The highest total that the ceilings leave, 0–1000. */
export function pointsLeft(ceilings: readonly Ceiling[]): number {
  return totalOf(applyCeilings(ALL_POINTS, ceilings));
}
