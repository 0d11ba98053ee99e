import { proxy, type Remote, wrap } from 'comlink';
import { PhotoError, type PhotoErrorCode } from '@/contracts/photo-error';
import { untilAborted } from '@/lib/until-aborted';
import { unlessSilent } from './unless-silent';

/**
 * Tells the page that a task is alive, and its progress if that can be counted. Resolves when the page has received
 * the message. A task that blocks its thread must await the first call, because some browsers send nothing through
 * a port that is not connected yet.
 */
export type OnProgress = (done?: number) => Promise<void>;

/**
 * The page's side of a worker that exposes its tasks by comlink and then posts a message to report that its code is
 * loaded. The first call starts the worker, and the next call after a crash, a hang or `end` starts a new one.
 */
export type WorkerClient<Tasks> = {
  /**
   * Runs one call at a time, because two photos at once need too much memory for a phone. `onDone` receives the
   * progress. Rejects with a `PhotoError`; a worker that is silent for 15 s during a call is ended.
   */
  ask<T>(
    task: (tasks: Remote<Tasks>, onProgress: OnProgress) => Promise<T>,
    onDone?: (done: number) => void,
  ): Promise<T>;
  /** Ends the worker at once; pending calls reject with `reason`. */
  end(reason: PhotoError): void;
};

export function createWorkerClient<Tasks>(createWorker: () => Worker): WorkerClient<Tasks> {
  let running: ReturnType<typeof startWorker<Tasks>> | null = null;
  return {
    async ask(task, onDone) {
      if (!running || running.ended.aborted) running = startWorker<Tasks>(createWorker);
      return running.ask(task, onDone);
    },
    end: (reason) => running?.end(reason),
  };
}

function startWorker<Tasks>(createWorker: () => Worker) {
  const worker = openWorker(createWorker);
  const tasks = wrap<Tasks>(worker);
  const ending = new AbortController();
  let isUp = false;
  let alive = () => {};
  let turn: Promise<unknown> = Promise.resolve();

  function end(reason: PhotoError): void {
    worker.terminate();
    ending.abort(reason);
  }

  /**
   * A silent or ended worker rejects with a `PhotoError`. If a task throws a `PhotoError`, comlink passes on only
   * its name and message.
   */
  function fail(error: unknown): never {
    if (!(error instanceof PhotoError)) throw new PhotoError(codeOf(error), error);
    end(error);
    throw error;
  }

  worker.addEventListener('message', () => {
    isUp = true;
    alive();
  });
  worker.addEventListener('error', ({ message }) =>
    end(new PhotoError(isUp ? 'reader-silent' : 'reader-missing', message)),
  );

  const ask: WorkerClient<Tasks>['ask'] = (task, onDone) => {
    const perform = (isAlive: () => void) => {
      alive = isAlive;
      const onProgress = async (done?: number) => {
        alive();
        if (done !== undefined) onDone?.(done);
      };
      return untilAborted(ending.signal, () => task(tasks, proxy(onProgress)));
    };
    const answer = turn.then(() => unlessSilent(perform)).catch(fail);
    turn = answer.catch(() => {});
    return answer;
  };
  return { ask, end, ended: ending.signal };
}

function openWorker(createWorker: () => Worker): Worker {
  try {
    return createWorker();
  } catch (error) {
    // The policy allows no workers.
    throw new PhotoError('reader-unsupported', error);
  }
}

function codeOf(error: unknown): PhotoErrorCode {
  const isPhotoError = error instanceof Error && error.name === 'PhotoError';
  return isPhotoError ? (error.message as PhotoErrorCode) : 'nothing-read';
}
