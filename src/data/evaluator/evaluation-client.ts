import { type Remote, wrap } from 'comlink';
import { loadWhenAsked } from '@/lib/load-when-asked';
import { untilAborted } from '@/lib/until-aborted';
import type { EvaluationTasks, EvaluatorServices } from './evaluation-tasks';

type TaskName = keyof EvaluatorServices;
type Task = (input: unknown) => Promise<unknown>;
type Running = { tasks: Remote<EvaluationTasks>; waiting: Set<(reason: unknown) => void> };

const createEvaluationWorker = () =>
  new Worker(new URL('./evaluation-worker.ts', import.meta.url), { type: 'module' });

const loadTasks = async () => (await import('./evaluation-tasks')).createEvaluationTasks();

/**
 * Calls a task of a web worker, so that typing never waits. One worker serves all calls. If a worker that has
 * answered before crashes, its pending calls reject and the next call starts a new worker. If a worker never
 * answered (blocked by a policy, or its file missing), the tasks run in the calling thread from then on. Aborting
 * rejects at once with the signal's reason, and a late answer is ignored. The code of the tasks is loaded here only
 * if no worker can run it.
 */
export function createEvaluationClient(createWorker = createEvaluationWorker, load = loadTasks) {
  const { ready: inThisThread } = loadWhenAsked(load);
  let running: Running | null = null;
  let hasAnswered = false;
  let isUnavailable = false;

  /** Null where workers do not exist or refuse to start. */
  function start(): Running | null {
    if (running || isUnavailable) return running;
    try {
      const worker = createWorker();
      const started: Running = { tasks: wrap<EvaluationTasks>(worker), waiting: new Set() };
      const fail = (message: string) => {
        worker.terminate();
        if (running === started) running = null;
        isUnavailable = !hasAnswered;
        for (const reject of started.waiting) reject(new Error(message));
      };
      worker.addEventListener('message', () => (hasAnswered = true), { once: true });
      worker.addEventListener('error', ({ message }) => fail(message));
      worker.addEventListener('messageerror', () => fail('unreadable message'));
      running = started;
    } catch {
      isUnavailable = true;
    }
    return running;
  }

  /** Waits for the result of a task; rejects if the worker crashes. */
  function ask({ tasks, waiting }: Running, name: TaskName, input: unknown) {
    return new Promise<unknown>((resolve, reject) => {
      waiting.add(reject);
      (tasks[name] as Task)(input)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject));
    });
  }

  return async <Name extends TaskName>(
    name: Name,
    ...[input, signal]: Parameters<EvaluatorServices[Name]>
  ): Promise<Awaited<ReturnType<EvaluatorServices[Name]>>> => {
    const serve = async (): Promise<unknown> => {
      const worker = start();
      if (worker) {
        try {
          return await ask(worker, name, input);
        } catch (error) {
          signal?.throwIfAborted();
          if (!isUnavailable) throw error;
        }
      }
      return ((await inThisThread())[name] as Task)(input);
    };
    return (await (signal ? untilAborted(signal, serve) : serve())) as never;
  };
}
