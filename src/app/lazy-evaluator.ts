import type { MissionReader } from '@/data/services';
import type { Evaluator, WritingChecker } from '@/data/services';
import { loadWhenAsked } from '@/lib/load-when-asked';

type WorkerServices = Evaluator & WritingChecker & MissionReader;

/** Keeps the rules of the evaluation out of the first page; a load that failed is tried again by the next call. */
export function createLazyEvaluator(load: () => Promise<WorkerServices>): WorkerServices {
  const { late } = loadWhenAsked(load);
  return {
    evaluate: late('evaluate'),
    checkTheme: late('checkTheme'),
    check: late('check'),
    compare: late('compare'),
    suggest: late('suggest'),
    seesElement: late('seesElement'),
    missionParts: late('missionParts'),
    prepare: late('prepare'),
  };
}

export async function loadWorkerEvaluator(): Promise<WorkerServices> {
  const { createWorkerEvaluator } = await import('@/data/evaluator/worker-evaluator');
  return createWorkerEvaluator(
    () => new Worker(new URL('../data/workers/evaluation-worker.ts', import.meta.url), { type: 'module' }),
  );
}
