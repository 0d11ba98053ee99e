import { PhotoError } from '@/contracts/photo-error';
import type { ConfirmedLine } from '@/domain/ocr/hand/adapt-hand';
import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import type { ReadHandWord } from '@/domain/ocr/hand/hand-page';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { untilAborted } from '@/lib/until-aborted';
import type { HandTasks } from './hand-worker';
import { startWorker, type WorkerClient } from './worker-client';

/** Reads and learns handwriting in a worker of its own, which is kept until a call is cancelled or fails. */
export type HandEngine = {
  /** The words of each strip, read with the adaptation. `onRead` gets the number of strips read, first 0. */
  read(
    strips: readonly GrayImage[],
    learned: HandAdaptation | null,
    options: { onRead?: (count: number) => void; signal: AbortSignal },
  ): Promise<ReadHandWord[][]>;
  /** null if the lines taught nothing that reads the hand better than `before`. */
  learn(
    lines: readonly ConfirmedLine[],
    before: HandAdaptation | null,
    signal: AbortSignal,
  ): Promise<HandAdaptation | null>;
  /** Ends the worker and frees its memory; the next call starts it again. */
  release(): void;
};

const createHandWorker = () => new Worker(new URL('./hand-worker.ts', import.meta.url), { type: 'module' });

/** Calls reject with a `PhotoError`, or at once with the signal's reason. */
export function createHandEngine(createWorker = createHandWorker): HandEngine {
  let worker: WorkerClient<HandTasks> | null = null;

  function release(): void {
    worker?.end(new PhotoError('reader-silent'));
    worker = null;
  }

  async function ask<T>(signal: AbortSignal, work: (worker: WorkerClient<HandTasks>) => Promise<T>) {
    signal.throwIfAborted();
    if (!worker?.isAlive()) worker = startWorker(createWorker);
    const asked = worker;
    try {
      return await untilAborted(signal, () => work(asked));
    } catch (error) {
      // A running task cannot be stopped otherwise, and a failed worker must be replaced.
      release();
      throw error;
    }
  }

  return {
    read: (strips, learned, { onRead, signal }) =>
      ask(signal, (one) => one.ask('read', { strips, learned }, onRead)),
    learn: (lines, before, signal) => ask(signal, (one) => one.ask('learn', { lines, before })),
    release,
  };
}
