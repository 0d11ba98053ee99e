import { PhotoError, type PhotoErrorCode } from '@/contracts/photo-error';

/** Reports that a task is alive, and its progress if that can be counted. */
export type OnProgress = (done?: number) => void;
/** The tasks of a worker, by name. */
export type Tasks = Record<string, (input: never, onProgress: OnProgress) => Promise<unknown>>;

export type TaskInput<All extends Tasks, Task extends keyof All> = Parameters<All[Task]>[0];
export type TaskResult<All extends Tasks, Task extends keyof All> = Awaited<ReturnType<All[Task]>>;

export type TaskRequest = { id: number; task: string; input: unknown };
/** `up`: the worker's code is loaded. */
export type TaskMessage =
  | { kind: 'up' }
  | { kind: 'progress'; id: number; done?: number | undefined }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; code: PhotoErrorCode; message: string };

/** Makes a worker of these tasks, called by `startWorker`. One at a time: two photos at once need too much memory for a phone. */
export function serveTasks(tasks: Tasks): void {
  const tell = (message: TaskMessage) => self.postMessage(message);

  async function answer({ id, task, input }: TaskRequest): Promise<void> {
    try {
      const perform = tasks[task] as (input: unknown, onProgress: OnProgress) => Promise<unknown>;
      const result = await perform(input, (done) => tell({ kind: 'progress', id, done }));
      tell({ kind: 'done', id, result });
    } catch (error) {
      const code = error instanceof PhotoError ? error.code : 'nothing-read';
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      tell({ kind: 'failed', id, code, message: String(cause) });
    }
  }

  let queue = Promise.resolve();
  self.addEventListener('message', ({ data }: MessageEvent<TaskRequest>) => {
    queue = queue.then(() => answer(data));
  });
  tell({ kind: 'up' });
}
