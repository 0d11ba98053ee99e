import { PhotoError } from '@/contracts/photo-error';
import type { PhotoMessage, PhotoTask, TaskInput, TaskResult } from './photo-worker';
import { unlessSilent } from './unless-silent';

type Pending = {
  resolve(result: TaskResult<PhotoTask>): void;
  reject(reason: unknown): void;
  alive(): void;
};

/** The photo worker as the page sees it. It serves one call after the other. */
export type PhotoWorkerClient = {
  /** Whether it may be asked: false once it crashed or fell silent. */
  isAlive(): boolean;
  /** Rejects with a `PhotoError`. */
  ask<Task extends PhotoTask>(task: Task, input: TaskInput<Task>): Promise<TaskResult<Task>>;
};

export function startPhotoWorker(createWorker: () => Worker): PhotoWorkerClient {
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let isUp = false;
  let lastId = 0;

  /** Rejects all pending calls. The worker cannot be asked any more. */
  function end(reason: unknown): void {
    worker?.terminate();
    worker = null;
    for (const call of pending.values()) call.reject(reason);
    pending.clear();
  }

  function hear(message: PhotoMessage): void {
    for (const call of pending.values()) call.alive();
    if (message.kind === 'up') return void (isUp = true);
    const call = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'done') call?.resolve(message.result);
    else call?.reject(new PhotoError(message.code, message.message));
  }

  try {
    worker = createWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoMessage>) => hear(data));
    worker.addEventListener('error', ({ message }) =>
      end(new PhotoError(isUp ? 'reader-silent' : 'reader-missing', message)),
    );
  } catch {
    // A policy that allows no workers; `ask` says so.
  }

  return {
    isAlive: () => worker !== null,
    async ask<Task extends PhotoTask>(task: Task, input: TaskInput<Task>) {
      const asked = worker;
      if (!asked) throw new PhotoError('reader-unsupported');
      const id = (lastId += 1);
      const answer = unlessSilent<TaskResult<PhotoTask>>(
        (alive) =>
          new Promise((resolve, reject) => {
            pending.set(id, { resolve, reject, alive });
            asked.postMessage({ id, task, input });
          }),
      );
      try {
        return (await answer) as TaskResult<Task>;
      } catch (error) {
        // Nothing came from the worker: the other calls would wait in vain.
        if (pending.has(id)) end(error);
        throw error;
      }
    },
  };
}
