import type { MissionReader } from '@/data/services';
import type { Evaluator, WritingChecker } from '@/data/services';
import { loadWhenAsked } from '@/lib/load-when-asked';

type WorkerServices = Evaluator & WritingChecker & MissionReader;

/** Keeps the rules of the evaluation out of the first page; a load that failed is tried again by the next call. */
export function createLazyEvaluator(load: () => Promise<WorkerServices>): WorkerServices {
  const { ready } = loadWhenAsked(load);
  return {
    evaluate: async (input, signal) => (await ready()).evaluate(input, signal),
    checkTheme: async (input, signal) => (await ready()).checkTheme(input, signal),
    check: async (input, signal) => (await ready()).check(input, signal),
    compare: async (input, signal) => (await ready()).compare(input, signal),
    suggest: async (word, signal) => (await ready()).suggest(word, signal),
    seesElement: async (input, signal) => (await ready()).seesElement(input, signal),
    missionParts: async (input, signal) => (await ready()).missionParts(input, signal),
    prepare: async () => (await ready()).prepare(),
  };
}

export async function loadWorkerEvaluator(): Promise<WorkerServices> {
  const { createWorkerEvaluator } = await import('@/data/evaluator/worker-evaluator');
  return createWorkerEvaluator(
    () => new Worker(new URL('../data/workers/evaluation-worker.ts', import.meta.url), { type: 'module' }),
  );
}
