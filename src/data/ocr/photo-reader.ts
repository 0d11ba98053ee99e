import type { PhotoReader } from '../services';
import { startPhotoWorker, type PhotoWorkerClient } from './photo-worker-client';
import { missingBytes } from './reader-files';

const createPhotoWorker = () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });

/**
 * Opens and reads photos in two workers of the same code. One opens photos and stays small; the other holds the engine.
 * A reading that is cancelled takes its worker with it, since a page that is being recognised cannot be stopped
 * otherwise, and the opener becomes the next reader: its code has come already, so that reading goes on without a
 * network. Where no opener is up, the cancelled page is read to its end and nobody hears of it.
 */
export function createPhotoReader(createWorker: () => Worker = createPhotoWorker): PhotoReader {
  let opener: PhotoWorkerClient | null = null;
  let reader: PhotoWorkerClient | null = null;
  const start = () => startPhotoWorker(createWorker);
  const alive = (worker: PhotoWorkerClient | null) => (worker?.isAlive() ? worker : null);

  function forOpening(): PhotoWorkerClient {
    opener = alive(opener);
    if (!opener && alive(reader)) return reader as PhotoWorkerClient;
    opener ??= start();
    return opener;
  }

  function forReading(): PhotoWorkerClient {
    reader = alive(reader);
    if (!reader) {
      reader = alive(opener) ?? start();
      opener = null;
    }
    opener = alive(opener) ?? start();
    return reader;
  }

  /** Unless it is the only worker whose code is here: without a network there would be no other. */
  function release(): void {
    if (!alive(opener)?.isUp()) return;
    reader?.end();
    reader = null;
  }

  return {
    missingBytes,
    async open(file, signal) {
      return { original: file, ...(await forOpening().ask('open', { file }, signal)) };
    },
    async read({ original }, edit, { onProgress, signal }) {
      signal.throwIfAborted();
      const worker = forReading();
      const reading = worker.ask('read', { file: original, edit }, signal, onProgress);
      // After the worker's own, so that the caller gets the reason of the signal.
      const handleAbort = () => worker === reader && release();
      signal.addEventListener('abort', handleAbort, { once: true });
      try {
        return await reading;
      } finally {
        signal.removeEventListener('abort', handleAbort);
      }
    },
    release,
  };
}
