import type { MissionReader } from '../services';
import type { Evaluator, WritingChecker } from '@/data/services';
import type {
  EvaluationRequest,
  EvaluationResponse,
  EvaluationTask,
  TaskInput,
  TaskResult,
} from '@/data/workers/evaluation-protocol';
import { EvaluatorError } from './evaluator-error';

type Pending = {
  resolve(result: TaskResult<EvaluationTask>): void;
  reject(reason: unknown): void;
  serveDirectly(): void;
};

type Served = Evaluator & WritingChecker & MissionReader;

/** The same evaluation in the calling thread; its code comes only when no worker does. */
const inThisThread: Served = {
  evaluate: async (input, signal) => (await loadDirect()).evaluate(input, signal),
  checkTheme: async (input, signal) => (await loadDirect()).checkTheme(input, signal),
  check: async (input, signal) => (await loadDirect()).check(input, signal),
  compare: async (input, signal) => (await loadDirect()).compare(input, signal),
  suggest: async (word, signal) => (await loadDirect()).suggest(word, signal),
  seesElement: async (input, signal) => (await loadDirect()).seesElement(input, signal),
  missionParts: async (input, signal) => (await loadDirect()).missionParts(input, signal),
  prepare: async () => (await loadDirect()).prepare(),
};

async function loadDirect(): Promise<Served> {
  const { createDirectEvaluator } = await import('./direct-evaluator');
  return createDirectEvaluator();
}

type Options = {
  /** Serves when no worker can be started. Default: the same rules in the calling thread. */
  fallback?: Served;
};

/**
 * Evaluates in a web worker, so that typing never waits. One worker serves all calls. When a worker that has
 * answered before crashes, the calls it held reject with `worker-crashed` and the next call starts a new one;
 * when it never answered (blocked by a policy, its file missing), the fallback serves from then on. Aborting
 * rejects at once with the signal's reason, and the late answer is ignored.
 */
export function createWorkerEvaluator(createWorker: () => Worker, { fallback }: Options = {}): Served {
  const direct = fallback ?? inThisThread;
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let hasAnswered = false;
  let isUnavailable = false;
  let lastId = 0;

  function handleMessage({ data }: MessageEvent<EvaluationResponse>) {
    hasAnswered = true;
    const call = pending.get(data.id);
    if (data.ok) call?.resolve(data.result);
    else call?.reject(new EvaluatorError('evaluation-failed', data.message));
  }

  function handleCrash(crashed: Worker, message: string) {
    if (crashed !== worker) return;
    crashed.terminate();
    worker = null;
    isUnavailable = !hasAnswered;
    const error = new EvaluatorError('worker-crashed', message);
    pending.forEach((call) => (isUnavailable ? call.serveDirectly() : call.reject(error)));
  }

  /** Null where workers do not exist or refuse to start. */
  function startWorker(): Worker | null {
    if (worker || isUnavailable) return worker;
    try {
      const started = createWorker();
      started.addEventListener('message', handleMessage);
      started.addEventListener('error', (event) => handleCrash(started, event.message));
      started.addEventListener('messageerror', () => handleCrash(started, 'unreadable message'));
      worker = started;
    } catch {
      isUnavailable = true;
    }
    return worker;
  }

  function ask<Task extends EvaluationTask>(
    task: Task,
    input: TaskInput<Task>,
    signal: AbortSignal | undefined,
    serve: () => Promise<TaskResult<Task>>,
  ): Promise<TaskResult<Task>> {
    const running = startWorker();
    if (!running) return serve();
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      const handleAbort = () => settle(() => reject(signal?.reason));
      const settle = (finish: () => void) => {
        pending.delete(id);
        signal?.removeEventListener('abort', handleAbort);
        finish();
      };
      pending.set(id, {
        resolve: (result) => settle(() => resolve(result as TaskResult<Task>)),
        reject: (reason) => settle(() => reject(reason)),
        serveDirectly: () => settle(() => resolve(serve())),
      });
      signal?.addEventListener('abort', handleAbort);
      running.postMessage({ id, task, input } as EvaluationRequest);
    });
  }

  return {
    evaluate: async (input, signal) => {
      signal?.throwIfAborted();
      return ask('evaluate', input, signal, () => direct.evaluate(input, signal));
    },
    checkTheme: async (input, signal) => {
      signal?.throwIfAborted();
      return ask('check-theme', input, signal, () => direct.checkTheme(input, signal));
    },
    check: async (input, signal) => {
      signal?.throwIfAborted();
      return ask('check-writing', input, signal, () => direct.check(input, signal));
    },
    compare: async (input, signal) => {
      signal?.throwIfAborted();
      return ask('compare-texts', input, signal, () => direct.compare(input, signal));
    },
    suggest: async (word, signal) => {
      signal?.throwIfAborted();
      return ask('suggest', word, signal, () => direct.suggest(word, signal));
    },
    seesElement: async (input, signal) => {
      signal?.throwIfAborted();
      return ask('sees-element', input, signal, () => direct.seesElement(input, signal));
    },
    missionParts: async (input, signal) => {
      signal?.throwIfAborted();
      return ask('mission-parts', input, signal, () => direct.missionParts(input, signal));
    },
    async prepare() {
      // A worker fetches all of it as it starts.
      if (!startWorker()) await direct.prepare();
    },
  };
}
