import { checkText } from '@/domain/writing/check-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import type { Resources } from '../evaluator/resources';
import type { EvaluationTask, TaskInput, TaskResult } from './evaluation-protocol';

type Performers = {
  [Task in EvaluationTask]: (
    input: TaskInput<Task>,
    resources: Resources,
  ) => TaskResult<Task> | Promise<TaskResult<Task>>;
};

/** Some hundred kilobytes of models come with it. */
export const loadEvaluationTasks = () => import('./evaluation-tasks');

const PERFORMERS: Performers = {
  async evaluate(input, { weights, dictionary }) {
    const { evaluateEssay } = await loadEvaluationTasks();
    return evaluateEssay(input, weights, dictionary ?? smallLexicon);
  },
  async 'check-theme'(input) {
    return (await loadEvaluationTasks()).checkTheme(input);
  },
  'check-writing': ({ text, theme }, { dictionary, spelling }) => ({
    findings: checkText(text, dictionary ?? smallLexicon, theme),
    spelling,
  }),
  async 'sees-element'(input) {
    return (await loadEvaluationTasks()).checkPointed(input);
  },
  async 'compare-texts'({ before, after }) {
    return (await import('./compare-texts')).compareTexts(before, after);
  },
  suggest: (word, { dictionary }) => dictionary?.suggest(word) ?? [],
  async 'mission-parts'(input) {
    return (await loadEvaluationTasks()).readMissionParts(input);
  },
};

/** The work behind every task, in whatever thread. */
export async function performTask<Task extends EvaluationTask>(
  task: Task,
  input: TaskInput<Task>,
  resources: Resources,
): Promise<TaskResult<Task>> {
  return PERFORMERS[task](input, resources);
}
