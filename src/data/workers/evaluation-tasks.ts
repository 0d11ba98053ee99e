import { readEssay } from '@/domain/evaluation/read-essay';
import { seesElement } from '@/domain/argument/read-argument';
import { analyzeProse } from '@/domain/text/analyze-text';
import { toProse } from '@/domain/text/prose';
import { missionParts } from '@/domain/rewards/mission-parts';
import type { TaskInput, TaskResult } from './evaluation-protocol';

/** What reads a whole essay, with the models it reads by: fetched apart from what marks the writing. */
export { checkTheme } from '@/domain/evaluation/check-theme';
export { evaluateEssay } from '@/domain/evaluation/evaluate-essay';

export function checkPointed({
  essay,
  element,
  place,
}: TaskInput<'sees-element'>): TaskResult<'sees-element'> {
  const prose = toProse(essay);
  return seesElement(analyzeProse(prose), { element, place: prose.toRead(place) });
}

export function readMissionParts({
  mission,
  ...input
}: TaskInput<'mission-parts'>): TaskResult<'mission-parts'> {
  return missionParts(mission, readEssay(input));
}
