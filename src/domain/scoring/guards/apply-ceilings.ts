import { COMPETENCY_NUMBERS, type CompetencyNumber, type Level } from '../../rubric/competency.ts';
import type { Ceiling } from './ceiling.ts';

/** The levels, none above any of the ceilings, whatever their reasons. Without ceilings they stay as they are. */
export function applyCeilings(
  levels: Record<CompetencyNumber, Level>,
  ceilings: readonly (Pick<Ceiling, 'levels'> & { reason: string })[],
): Record<CompetencyNumber, Level> {
  const lowered = { ...levels };
  for (const number of COMPETENCY_NUMBERS) {
    for (const ceiling of ceilings) {
      const limit = ceiling.levels[number];
      if (limit !== undefined && limit < lowered[number]) lowered[number] = limit;
    }
  }
  return lowered;
}
