import { PhotoError } from '@/contracts/photo-error';
import type { ConfirmedLine } from '@/domain/ocr/hand/adapt-hand';
import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import type { ReadHandWord } from '@/domain/ocr/hand/hand-page';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { untilAborted } from '@/lib/until-aborted';
import type { HandTasks } from './hand-worker';
import { createWorkerClient } from './worker-client';

/** Recognizes and learns handwriting in a separate worker, which runs until a call is cancelled or fails. */
export type HandEngine = {
  /**
   * The words of each strip, read with the adaptation. `onRead` receives the number of strips read so far, starting
   * with 0.
   */
  read(
    strips: readonly GrayImage[],
    learned: HandAdaptation | null,
    options: { onRead?: (count: number) => void; signal: AbortSignal },
  ): Promise<ReadHandWord[][]>;
  /** Resolves with null if the learned adaptation does not read the handwriting better than `before`. */
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
  const worker = createWorkerClient<HandTasks>(createWorker);
  const release = () => worker.end(new PhotoError('reader-silent'));

  async function untilStopped<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    try {
      return await untilAborted(signal, work);
    } catch (error) {
      // Ending the worker is the only way to stop a running task, and a failed worker must be replaced.
      release();
      throw error;
    }
  }

  return {
    read: (strips, learned, { onRead, signal }) =>
      untilStopped(signal, () =>
        worker.ask((tasks, onProgress) => tasks.read(strips, learned, onProgress), onRead),
      ),
    learn: (lines, before, signal) =>
      untilStopped(signal, () => worker.ask((tasks, onProgress) => tasks.learn(lines, before, onProgress))),
    release,
  };
}
