import { PhotoError } from '@/contracts/photo-error';
import type { OnProgress, TaskInput, TaskMessage, TaskResult, Tasks } from './serve-tasks';
import { unlessSilent } from './unless-silent';

type Pending = {
  resolve(result: unknown): void;
  reject(reason: unknown): void;
  alive: OnProgress;
};

/** The page's side of a worker made by `serveTasks`. It runs one call at a time. */
export type WorkerClient<All extends Tasks> = {
  /** Whether it accepts calls: false after a crash, a hang or `end`. */
  isAlive(): boolean;
  /** Rejects with a `PhotoError`. */
  ask<Task extends keyof All & string>(
    task: Task,
    input: TaskInput<All, Task>,
    /** Gets the progress. */
    onDone?: (done: number) => void,
  ): Promise<TaskResult<All, Task>>;
  /** Ends the worker at once; pending calls reject with `reason`. */
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
    // The policy allows no workers; `ask` reports it.
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
        // The worker never answered: the other calls would wait for nothing.
        if (pending.has(id)) end(error);
        throw error;
      }
    },
  };
}
