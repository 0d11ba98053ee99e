import { seesElement } from '@/domain/argument/read-argument';
import { readEssay } from '@/domain/evaluation/read-essay';
import { missionParts } from '@/domain/rewards/mission-parts';
import { analyzeProse } from '@/domain/text/analyze-text';
import { toProse } from '@/domain/text/prose';
import type { MissionReader, PointedInput } from '../services';

// Tasks on a whole essay. They need some hundred kilobytes of models, so they are loaded separately from the tasks
// that check the writing.
export { checkTheme } from '@/domain/evaluation/check-theme';
export { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
export { followOutline } from '@/domain/outline/follow-outline';
export { judgeCompleted } from '@/domain/practice/judge-completed';
export { readOutline } from '@/domain/outline/read-outline';

/** Whether the element of a proposal is found in the sentence that the writer pointed out. */
export function checkPointed({ essay, element, place }: PointedInput): boolean {
  const prose = toProse(essay);
  return seesElement(analyzeProse(prose), { element, place: prose.toRead(place) });
}

/** The parts of a mission that an essay fulfills. */
export function readMissionParts({ mission, ...input }: Parameters<MissionReader['missionParts']>[0]) {
  return missionParts(mission, readEssay(input));
}
