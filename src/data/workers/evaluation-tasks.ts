import { readEssay } from '@/domain/evaluation/read-essay';
import { seesElement } from '@/domain/argument/read-argument';
import { analyzeText } from '@/domain/text/analyze-text';
import { missionParts } from '@/domain/rewards/mission-parts';
import type { TaskInput, TaskResult } from './evaluation-protocol';

/** What reads a whole essay, with the models it reads by: fetched apart from what marks the writing. */
export { checkTheme } from '@/domain/evaluation/check-theme';
export { evaluateEssay } from '@/domain/evaluation/evaluate-essay';

export function checkPointed({ essay, ...pointed }: TaskInput<'sees-element'>): TaskResult<'sees-element'> {
  return seesElement(analyzeText(essay), pointed);
}

export function readMissionParts({
  mission,
  ...input
}: TaskInput<'mission-parts'>): TaskResult<'mission-parts'> {
  return missionParts(mission, readEssay(input));
}
