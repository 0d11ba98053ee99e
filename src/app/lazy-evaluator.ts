import type { Evaluator } from '@/data/services';

/** Keeps the rules of the evaluation out of the first page; a load that failed is tried again by the next call. */
export function createLazyEvaluator(load: () => Promise<Evaluator>): Evaluator {
  let loading: Promise<Evaluator> | null = null;
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
  };
}

export async function loadWorkerEvaluator(): Promise<Evaluator> {
  const { createWorkerEvaluator } = await import('@/data/evaluator/worker-evaluator');
  return createWorkerEvaluator(
    () => new Worker(new URL('../data/workers/evaluation-worker.ts', import.meta.url), { type: 'module' }),
  );
}
