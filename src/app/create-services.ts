import type { AppConfig } from '@/contracts/config';
import { createLocalServices } from '@/data/local/create-local-services';
import type { Evaluator, Services } from '@/data/services';

/** The composition root: the only place that knows which outside world the screens get. */
export function createServices(config: AppConfig): Services {
  return createLocalServices({ config, evaluator: createLazyEvaluator(loadWorkerEvaluator) });
}

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

async function loadWorkerEvaluator(): Promise<Evaluator> {
  const { createWorkerEvaluator } = await import('@/data/evaluator/worker-evaluator');
  return createWorkerEvaluator(
    () => new Worker(new URL('../data/workers/evaluation-worker.ts', import.meta.url), { type: 'module' }),
  );
}
