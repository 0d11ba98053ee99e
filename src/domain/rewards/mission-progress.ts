import type { MissionPart } from './mission-parts.ts';
import type { DailyMission } from './daily-mission.ts';

/** The mission of a São Paulo day. `parts` are those of the essay of that day that came furthest; null without one. */
export type MissionState = { mission: DailyMission; parts: readonly MissionPart[] | null; isDone: boolean };

/** Whether an essay has every part its mission asks for; no parts are none. */
export function isMissionComplete(parts: readonly MissionPart[]): boolean {
  return parts.length > 0 && parts.every(({ isDone }) => isDone);
}

/** Of several essays, the parts of the one with most of them done, the first of equals; null without essays. */
export function furthestParts(attempts: readonly (readonly MissionPart[])[]): readonly MissionPart[] | null {
  return attempts.reduce<readonly MissionPart[] | null>(
    (best, parts) => (best === null || doneOf(parts) > doneOf(best) ? parts : best),
    null,
  );
}

function doneOf(parts: readonly MissionPart[]): number {
  return parts.filter(({ isDone }) => isDone).length;
}
