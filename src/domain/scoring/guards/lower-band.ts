import { COMPETENCY_NUMBERS, MAX_LEVEL, type CompetencyNumber, type Level } from '../../rubric/competency.ts';
import type { Band } from '../score-essay.ts';
import { applyCeilings } from './apply-ceilings.ts';
import type { Ceiling } from './ceiling.ts';

const ALL_POINTS: Record<CompetencyNumber, Level> = {
  1: MAX_LEVEL,
  2: MAX_LEVEL,
  3: MAX_LEVEL,
  4: MAX_LEVEL,
  5: MAX_LEVEL,
};

/** The band below the ceilings, around the levels they leave. Without ceilings it stays as it is. */
export function lowerBand(
  { low, high }: Band,
  levels: Record<CompetencyNumber, Level>,
  ceilings: readonly Ceiling[],
): Band {
  const total = sum(levels);
  return { low: Math.min(low, total), high: Math.min(high, sum(applyCeilings(ALL_POINTS, ceilings))) };
}

function sum(levels: Record<CompetencyNumber, Level>): number {
  return COMPETENCY_NUMBERS.reduce((total, number) => total + levels[number], 0);
}
