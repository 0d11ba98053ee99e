import type { MissionReader } from '../services';
import type { Evaluator, WritingChecker } from '@/data/services';
import type { EvaluationTask, TaskInput, TaskResult } from '@/data/workers/evaluation-protocol';
import { performTask } from '@/data/workers/perform-task';
import { createResources } from './resources';

/** Evaluates and checks in the calling thread: where there is no worker, and in tests. */
export function createDirectEvaluator(): Evaluator & WritingChecker & MissionReader {
  const resources = createResources();
  async function serve<Task extends EvaluationTask>(
    task: Task,
    input: TaskInput<Task>,
    signal: AbortSignal | undefined,
  ): Promise<TaskResult<Task>> {
    signal?.throwIfAborted();
    const loaded = task === 'evaluate' ? await resources.whenLoaded() : resources.now();
    signal?.throwIfAborted();
    return performTask(task, input, loaded);
  }
  return {
    evaluate: (input, signal) => serve('evaluate', input, signal),
    checkTheme: (input, signal) => serve('check-theme', input, signal),
    check: (input, signal) => serve('check-writing', input, signal),
    compare: (input, signal) => serve('compare-texts', input, signal),
    suggest: (word, signal) => serve('suggest', word, signal),
    seesElement: (input, signal) => serve('sees-element', input, signal),
    missionParts: (input, signal) => serve('mission-parts', input, signal),
    prepare: async () => void (await resources.whenLoaded()),
  };
}
