import { COMPETENCY_NUMBERS, type CompetencyNumber, type Level } from './competency.ts';

/** One level per competency. */
export type Levels = Record<CompetencyNumber, Level>;

/** Sum of the five levels, 0–1000. */
export function totalOf(levels: Levels): number {
  return COMPETENCY_NUMBERS.reduce((total, number) => total + levels[number], 0);
}
