import { checkText } from '@/domain/writing/check-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import type { Evaluator, MissionReader, PracticeReader, WritingChecker } from '../services';
import { createResources } from './resources';

/** All tasks of the evaluation worker. Aborting a call rejects at once with the signal's reason. */
export type EvaluatorServices = Evaluator & WritingChecker & MissionReader & PracticeReader;

/** The calls of `EvaluatorServices`, run in the calling thread; they cannot be aborted. */
export type EvaluationTasks = {
  [Name in keyof EvaluatorServices]: (
    input: Parameters<EvaluatorServices[Name]>[0],
  ) => ReturnType<EvaluatorServices[Name]>;
};

const loadEssayTasks = () => import('./essay-tasks');
const loadPracticeTasks = () => import('./practice-tasks');

/**
 * Starts loading dictionary and weights at once. Evaluations wait some seconds for them; the marks shown while
 * typing do not wait.
 */
export function createEvaluationTasks(resources = createResources()): EvaluationTasks {
  return {
    async evaluate(input) {
      const { weights, dictionary } = await resources.whenLoaded();
      const { evaluateEssay } = await loadEssayTasks();
      return evaluateEssay(input, weights, dictionary ?? smallLexicon);
    },
    checkTheme: async (input) => (await loadEssayTasks()).checkTheme(input),
    async check({ text, theme }) {
      const { dictionary, spelling } = resources.now();
      return { findings: checkText(text, dictionary ?? smallLexicon, theme), spelling };
    },
    compare: async ({ before, after }) => (await import('./compare-texts')).compareTexts(before, after),
    suggest: async (word) => resources.now().dictionary?.suggest(word) ?? [],
    seesElement: async (input) => (await loadEssayTasks()).checkPointed(input),
    async readOutline({ outline, theme }) {
      const { dictionary } = await resources.whenLoaded();
      return (await loadEssayTasks()).readOutline(outline, theme, dictionary ?? smallLexicon);
    },
    followOutline: async ({ outline, essay }) => (await loadEssayTasks()).followOutline(outline, essay),
    missionParts: async (input) => (await loadEssayTasks()).readMissionParts(input),
    async readForPractice({ text, theme }) {
      const { dictionary } = await resources.whenLoaded();
      return (await loadPracticeTasks()).readForPractice(text, dictionary ?? smallLexicon, theme);
    },
    async judge({ task, answer }) {
      if (task.kind === 'proposal') return (await loadEssayTasks()).judgeCompleted(task.exercise, answer);
      const { dictionary } = await resources.whenLoaded();
      return (await loadPracticeTasks()).judgeTask(task, answer, dictionary ?? smallLexicon);
    },
    async prepare() {
      await resources.whenLoaded();
      await loadEssayTasks();
    },
  };
}
