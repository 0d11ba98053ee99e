import type { MissionPart } from './mission-parts.ts';
import type { DailyMission } from './daily-mission.ts';

/**
 * The mission of a São Paulo day. `parts` belong to the essay of that day that has most parts done; null if there
 * is no essay.
 */
export type MissionState = { mission: DailyMission; parts: readonly MissionPart[] | null; isDone: boolean };

/** Whether all parts of a mission are done; false for an empty list. */
export function isMissionComplete(parts: readonly MissionPart[]): boolean {
  return parts.length > 0 && parts.every(({ isDone }) => isDone);
}

/**
 * The parts of the essay that has most parts done, or of the first such essay if several have equally many; null
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
