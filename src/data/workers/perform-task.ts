import { checkTheme } from '@/domain/evaluation/check-theme';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { readEssay } from '@/domain/evaluation/read-essay';
import { missionParts } from '@/domain/rewards/mission-parts';
import { checkText } from '@/domain/writing/check-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import type { Resources } from '../evaluator/resources';
import type { EvaluationTask, TaskInput, TaskResult } from './evaluation-protocol';

type Performers = {
  [Task in EvaluationTask]: (input: TaskInput<Task>, resources: Resources) => TaskResult<Task>;
};

const PERFORMERS: Performers = {
  evaluate: (input, { weights, dictionary }) => evaluateEssay(input, weights, dictionary ?? smallLexicon),
  'check-theme': (input) => checkTheme(input),
  'check-writing': ({ text, theme }, { dictionary, spelling }) => ({
    findings: checkText(text, dictionary ?? smallLexicon, theme),
    spelling,
  }),
  suggest: (word, { dictionary }) => dictionary?.suggest(word) ?? [],
  'mission-parts': ({ mission, ...input }) => missionParts(mission, readEssay(input)),
};

/** The work behind every task, in whatever thread. */
export function performTask<Task extends EvaluationTask>(
  task: Task,
  input: TaskInput<Task>,
  resources: Resources,
): TaskResult<Task> {
  return PERFORMERS[task](input, resources);
}
