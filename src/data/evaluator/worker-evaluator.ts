import type { Evaluator } from '@/data/services';
import type {
  EvaluationRequest,
  EvaluationResponse,
  EvaluationResults,
  EvaluationTask,
} from '@/data/workers/evaluation-protocol';
import type { EvaluationInput } from '@/domain/evaluation/evaluation';
import { createDirectEvaluator } from './direct-evaluator';
import { EvaluatorError } from './evaluator-error';

type Pending = {
  resolve(result: EvaluationResults[EvaluationTask]): void;
  reject(reason: unknown): void;
};

type Options = {
  /** Serves when no worker can be started. Default: the same rules in the calling thread. */
  fallback?: Evaluator;
};

/**
 * Evaluates in a web worker, so that typing never waits. One worker serves all calls; when it crashes, the
 * calls it held reject with `worker-crashed` and the next call starts a new one. Aborting rejects at once
 * with the signal's reason and ignores the late answer.
 */
export function createWorkerEvaluator(createWorker: () => Worker, { fallback }: Options = {}): Evaluator {
  const direct = fallback ?? createDirectEvaluator();
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let lastId = 0;

  function handleMessage({ data }: MessageEvent<EvaluationResponse>) {
    const call = pending.get(data.id);
    if (data.ok) call?.resolve(data.result);
    else call?.reject(new EvaluatorError('evaluation-failed', data.message));
  }

  function handleCrash(crashed: Worker, message: string) {
    if (crashed !== worker) return;
    crashed.terminate();
    worker = null;
    const error = new EvaluatorError('worker-crashed', message);
    for (const call of [...pending.values()]) call.reject(error);
  }

  /** Null where workers do not exist or refuse to start (old browsers, strict policies). */
  function startWorker(): Worker | null {
    if (worker) return worker;
    try {
      const started = createWorker();
      started.addEventListener('message', handleMessage);
      started.addEventListener('error', (event) => handleCrash(started, event.message));
      started.addEventListener('messageerror', () => handleCrash(started, 'unreadable message'));
      worker = started;
    } catch {
      worker = null;
    }
    return worker;
  }

  function ask<Task extends EvaluationTask>(
    running: Worker,
    task: Task,
    input: EvaluationInput,
    signal: AbortSignal | undefined,
  ): Promise<EvaluationResults[Task]> {
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      const handleAbort = () => settle(() => reject(signal?.reason));
      const settle = (finish: () => void) => {
        pending.delete(id);
        signal?.removeEventListener('abort', handleAbort);
        finish();
      };
      pending.set(id, {
        resolve: (result) => settle(() => resolve(result as EvaluationResults[Task])),
        reject: (reason) => settle(() => reject(reason)),
      });
      signal?.addEventListener('abort', handleAbort);
      running.postMessage({ id, task, input } satisfies EvaluationRequest);
    });
  }

  return {
    evaluate: async (input, signal) => {
      signal?.throwIfAborted();
      const running = startWorker();
      return running ? ask(running, 'evaluate', input, signal) : direct.evaluate(input, signal);
    },
    checkTheme: async (input, signal) => {
      signal?.throwIfAborted();
      const running = startWorker();
      return running ? ask(running, 'check-theme', input, signal) : direct.checkTheme(input, signal);
    },
  };
}
