import type { Evaluator, WritingChecker } from '@/data/services';

type WorkerServices = Evaluator & WritingChecker;

/** Keeps the rules of the evaluation out of the first page; a load that failed is tried again by the next call. */
export function createLazyEvaluator(load: () => Promise<WorkerServices>): WorkerServices {
  let loading: Promise<WorkerServices> | null = null;
  const ready = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    evaluate: async (input, signal) => (await ready()).evaluate(input, signal),
    checkTheme: async (input, signal) => (await ready()).checkTheme(input, signal),
    check: async (input, signal) => (await ready()).check(input, signal),
    suggest: async (word, signal) => (await ready()).suggest(word, signal),
  };
}

export async function loadWorkerEvaluator(): Promise<WorkerServices> {
  const { createWorkerEvaluator } = await import('@/data/evaluator/worker-evaluator');
  return createWorkerEvaluator(
    () => new Worker(new URL('../data/workers/evaluation-worker.ts', import.meta.url), { type: 'module' }),
  );
}
