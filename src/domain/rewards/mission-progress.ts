import type { MissionPart } from './mission-parts.ts';
import type { DailyMission } from './daily-mission.ts';

/** The mission of a São Paulo day. `parts` are those of that day's essay with most of them done; null without one. */
export type MissionState = { mission: DailyMission; parts: readonly MissionPart[] | null; isDone: boolean };

/** Whether an essay has every part of its mission; false for an empty list. */
export function isMissionComplete(parts: readonly MissionPart[]): boolean {
  return parts.length > 0 && parts.every(({ isDone }) => isDone);
}

/** The parts of the essay with most of them done, the first of equals; null without essays. */
export function furthestParts(attempts: readonly (readonly MissionPart[])[]): readonly MissionPart[] | null {
  return attempts.reduce<readonly MissionPart[] | null>(
    (best, parts) => (best === null || doneOf(parts) > doneOf(best) ? parts : best),
    null,
  );
}

function doneOf(parts: readonly MissionPart[]): number {
  return parts.filter(({ isDone }) => isDone).length;
}
