import { A_DAY } from '../practice/day.ts';
import type { MissionPart } from './mission-parts.ts';
import type { DailyMission } from './daily-mission.ts';

/**
 * The mission of a São Paulo day. `practised`: exercises answered that day, ten of which do the mission too. `parts` are the mission's requirements as met by the essay of that day that meets
 * the most; null if there is no essay.
 */
export type MissionState = {
  mission: DailyMission;
  parts: readonly MissionPart[] | null;
  practised: number;
  isDone: boolean;
};

/** Whether the mission of a day is done, by an essay with all its parts or by the ten exercises of the day (R-MISSION-2). */
export function isMissionDue({ parts, practised }: Pick<MissionState, 'parts' | 'practised'>): boolean {
  return practised >= A_DAY || (parts !== null && isMissionComplete(parts));
}

/** Whether all parts of a mission are done; false for an empty list. */
export function isMissionComplete(parts: readonly MissionPart[]): boolean {
  return parts.length > 0 && parts.every(({ isDone }) => isDone);
}

/**
 * The parts of the essay that has the most parts done; if several essays have equally many, the first of them. Null
 * without essays.
 */
export function furthestParts(attempts: readonly (readonly MissionPart[])[]): readonly MissionPart[] | null {
  return attempts.reduce<readonly MissionPart[] | null>(
    (best, parts) => (best === null || doneOf(parts) > doneOf(best) ? parts : best),
    null,
  );
}

function doneOf(parts: readonly MissionPart[]): number {
  return parts.filter(({ isDone }) => isDone).length;
}
