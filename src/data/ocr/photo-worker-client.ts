import { PhotoError } from '@/contracts/photo-error';
import type { ReadingProgress } from '../services';
import type { PhotoMessage, PhotoTask, TaskInput, TaskResult } from './photo-protocol';

/** So long may a worker be silent while it has work; downloads and pages being read make themselves heard (ms). */
const SILENCE_MS = 15_000;

type Pending = {
  resolve(result: TaskResult<PhotoTask>): void;
  reject(reason: unknown): void;
  onProgress: ((progress: ReadingProgress) => void) | undefined;
};

/** A photo worker as the page sees it. It serves one call after the other. */
export type PhotoWorkerClient = {
  /** Whether its code has come, so that it needs no network to go on. */
  isUp(): boolean;
  /** Whether it may be asked: false once it crashed, fell silent or was ended. */
  isAlive(): boolean;
  /** Rejects with a `PhotoError`. An abort rejects with the signal's reason at once, while the worker goes on. */
  ask<Task extends PhotoTask>(
    task: Task,
    input: TaskInput<Task>,
    signal: AbortSignal | undefined,
    onProgress?: (progress: ReadingProgress) => void,
  ): Promise<TaskResult<Task>>;
  end(): void;
};

export function startPhotoWorker(createWorker: () => Worker): PhotoWorkerClient {
  const pending = new Map<number, Pending>();
  let worker: Worker | null = null;
  let isUp = false;
  let lastId = 0;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  /** Rejects what was asked; afterwards nothing can be. */
  function end(reason: unknown): void {
    clearTimeout(watchdog);
    worker?.terminate();
    worker = null;
    for (const call of pending.values()) call.reject(reason);
    pending.clear();
  }

  function watch(): void {
    clearTimeout(watchdog);
    if (pending.size > 0) watchdog = setTimeout(() => end(new PhotoError('reader-silent')), SILENCE_MS);
  }

  function hear(message: PhotoMessage): void {
    if (message.kind === 'up') isUp = true;
    else if (message.kind !== 'alive') hearOf(message);
    watch();
  }

  function hearOf(message: Extract<PhotoMessage, { id: number }>): void {
    const call = pending.get(message.id);
    if (message.kind === 'progress') return call?.onProgress?.(message.progress);
    pending.delete(message.id);
    if (message.kind === 'done') call?.resolve(message.result);
    else call?.reject(new PhotoError(message.code, message.message));
  }

  try {
    worker = createWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoMessage>) => hear(data));
    worker.addEventListener('error', (event) =>
      end(new PhotoError(isUp ? 'reader-silent' : 'reader-missing', event.message)),
    );
  } catch {
    // A policy that allows no workers; `ask` says so.
  }

  return {
    isUp: () => isUp,
    isAlive: () => worker !== null,
    ask: (task, input, signal, onProgress) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        if (!worker) throw new PhotoError('reader-unsupported');
        const id = (lastId += 1);
        const handleAbort = () => reject(signal?.reason);
        signal?.addEventListener('abort', handleAbort, { once: true });
        const settled = () => signal?.removeEventListener('abort', handleAbort);
        pending.set(id, {
          resolve: (result) => {
            settled();
            resolve(result as TaskResult<typeof task>);
          },
          reject: (reason) => {
            settled();
            reject(reason);
          },
          onProgress: (progress) => signal?.aborted || onProgress?.(progress),
        });
        worker.postMessage({ id, task, input });
        watch();
      }),
    end: () => end(new DOMException('The photo worker was ended.', 'AbortError')),
  };
}
