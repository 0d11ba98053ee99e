import { PhotoError } from '@/contracts/photo-error';
import type { OnProgress, TaskInput, TaskMessage, TaskResult, Tasks } from './serve-tasks';
import { unlessSilent } from './unless-silent';

type Pending = {
  resolve(result: unknown): void;
  reject(reason: unknown): void;
  alive: OnProgress;
};

/** A worker that `serveTasks` made, as the page sees it. It serves one call after the other. */
export type WorkerClient<All extends Tasks> = {
  /** Whether it may be asked: false once it crashed, fell silent or was ended. */
  isAlive(): boolean;
  /** Rejects with a `PhotoError`. */
  ask<Task extends keyof All & string>(
    task: Task,
    input: TaskInput<All, Task>,
    /** Hears how much is done. */
    onDone?: (done: number) => void,
  ): Promise<TaskResult<All, Task>>;
  /** Ends it at once, whatever it does; pending calls reject with `reason`. */
  end(reason: unknown): void;
};

export function startWorker<All extends Tasks>(createWorker: () => Worker): WorkerClient<All> {
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let isUp = false;
  let lastId = 0;

  function end(reason: unknown): void {
    worker?.terminate();
    worker = null;
    for (const call of pending.values()) call.reject(reason);
    pending.clear();
  }

  function hear(message: TaskMessage): void {
    const done = message.kind === 'progress' ? message.done : undefined;
    for (const [id, call] of pending) call.alive('id' in message && id === message.id ? done : undefined);
    if (message.kind === 'up') return void (isUp = true);
    if (message.kind === 'progress') return;
    const call = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'done') call?.resolve(message.result);
    else call?.reject(new PhotoError(message.code, message.message));
  }

  try {
    worker = createWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<TaskMessage>) => hear(data));
    worker.addEventListener('error', ({ message }) =>
      end(new PhotoError(isUp ? 'reader-silent' : 'reader-missing', message)),
    );
  } catch {
    // A policy that allows no workers; `ask` says so.
  }

  return {
    isAlive: () => worker !== null,
    end,
    async ask(task, input, onDone) {
      const asked = worker;
      if (!asked) throw new PhotoError('reader-unsupported');
      const id = (lastId += 1);
      const answer = unlessSilent<unknown>(
        (alive) =>
          new Promise((resolve, reject) => {
            const hearProgress = (done?: number) => {
              alive();
              if (done !== undefined) onDone?.(done);
            };
            pending.set(id, { resolve, reject, alive: hearProgress });
            asked.postMessage({ id, task, input });
          }),
      );
      try {
        return (await answer) as never;
      } catch (error) {
        // Nothing came from the worker: the other calls would wait in vain.
        if (pending.has(id)) end(error);
        throw error;
      }
    },
  };
}
