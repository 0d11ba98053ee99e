import { readPrepared } from '@/domain/ocr/read-page';
import { untilAborted } from '@/lib/until-aborted';
import type { PhotoReader, ReadingProgress } from '../services';
import { startPhotoWorker, type PhotoWorkerClient } from './photo-worker-client';
import { missingBytes } from './reader-files';
import { startTesseract, type Tesseract } from './tesseract';

const createPhotoWorker = () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });

const READING = 40;
const READ = 90;

/** What takes an engine and workers of its own. */
type OnDeviceReader = Omit<PhotoReader, 'portrait'>;

/**
 * Opens and reads photos off the main thread. Our own worker decodes and prepares their pixels. tesseract.js recognises
 * their words; it is kept until a reading is cancelled or fails.
 */
export function createOnDeviceReader(
  createWorker = createPhotoWorker,
  start = startTesseract,
): OnDeviceReader {
  let worker: PhotoWorkerClient | null = null;
  let tesseract: Tesseract | null = null;

  function photoWorker(): PhotoWorkerClient {
    if (!worker?.isAlive()) worker = startPhotoWorker(createWorker);
    return worker;
  }

  function release(): void {
    tesseract?.terminate();
    tesseract = null;
  }

  return {
    missingBytes,
    async open(file, signal = new AbortController().signal) {
      const opened = await untilAborted(signal, () => photoWorker().ask('open', file));
      return { original: file, ...opened };
    },
    async read({ original }, edit, { onProgress, signal }) {
      const tell = tellRising((progress) => signal.aborted || onProgress(progress));
      signal.throwIfAborted();
      try {
        return await untilAborted(signal, async () => {
          tell('optimizing', 10);
          const gray = await photoWorker().ask('draw', original);
          signal.throwIfAborted();
          tell('loading', 20);
          const engine = (tesseract ??= start());
          await engine.ready;
          signal.throwIfAborted();
          tell('preparing', 30);
          const page = await photoWorker().ask('prepare', { gray, edit });
          signal.throwIfAborted();
          const reading = await readPrepared(page, (image) => {
            tell('reading', READING);
            return engine.recognize(image, (share) => tell('reading', READING + share * (READ - READING)));
          });
          tell('finishing', 100);
          return reading;
        });
      } catch (error) {
        // Recognition cannot be stopped otherwise, and after a failure the next photo needs a new worker.
        release();
        throw error;
      }
    },
    release,
  };
}

/** Reports whole percents, each once and increasing, although a page that is turned and read again starts at 0. */
function tellRising(onProgress: (progress: ReadingProgress) => void) {
  let reached = 0;
  return (stage: ReadingProgress['stage'], exact: number) => {
    const percent = Math.floor(exact);
    if (percent <= reached) return;
    reached = percent;
    onProgress({ stage, percent });
  };
}
