import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { type HandwrittenPage, readHandPage } from '@/domain/ocr/hand/read-hand-page';
import { hasOrdinals } from '@/domain/ocr/mend-ordinals';
import type { OcrResult } from '@/domain/ocr/ocr-result';
import type { PreparedPage } from '@/domain/ocr/preparation/prepare-page';
import { readPrepared } from '@/domain/ocr/read-page';
import { untilAborted } from '@/lib/until-aborted';
import { v4 as newId } from 'uuid';
import type { PhotoReader, ReadingProgress } from '../services';
import { createHandEngine } from './hand-engine';
import type { PhotoTasks } from './photo-worker';
import { HANDWRITING_FILES, missingBytes, PRINT_FILES } from './reader-files';
import { startTesseract, type Tesseract } from './tesseract';
import { createWorkerClient } from './worker-client';

const createPhotoWorker = () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });

const READING = 40;
const READ = 90;

/** The photo reader's methods that need an engine and workers. */
type OnDeviceReader = Omit<PhotoReader, 'portrait'>;
type Engines = {
  createWorker: typeof createPhotoWorker;
  start: typeof startTesseract;
  createHand: typeof createHandEngine;
};
type Follow = { tell: ReturnType<typeof tellRising>; signal: AbortSignal };

/**
 * Opens and reads photos off the main thread. One worker decodes and prepares their pixels, tesseract.js recognizes
 * print, and another worker recognizes handwriting with the `learned` adaptation. Both recognizers run until a
 * recognition is cancelled or fails.
 */
export function createOnDeviceReader(
  learned: () => Promise<HandAdaptation | null>,
  {
    createWorker = createPhotoWorker,
    start = startTesseract,
    createHand = createHandEngine,
  }: Partial<Engines> = {},
): OnDeviceReader {
  const hand = createHand();
  const worker = createWorkerClient<PhotoTasks>(createWorker);
  let tesseract: Tesseract | null = null;

  function release(): void {
    tesseract?.terminate();
    tesseract = null;
    hand.release();
  }

  async function readPrint(page: PreparedPage, { tell, signal }: Follow): Promise<OcrResult> {
    tell('loading', 30);
    const engine = (tesseract ??= start());
    await engine.ready;
    signal.throwIfAborted();
    const reading = await readPrepared(page, (image) => {
      tell('reading', READING);
      return engine.recognize(image, (share) => tell('reading', READING + share * (READ - READING)));
    });
    if (!hasOrdinals(reading.paragraphs)) return reading;
    const paragraphs = await worker
      .ask((tasks, onProgress) => tasks.mend(reading.paragraphs, onProgress))
      .catch(() => reading.paragraphs);
    return { ...reading, paragraphs };
  }

  async function readHandwriting(page: HandwrittenPage, { tell, signal }: Follow): Promise<OcrResult> {
    tell('loading', 30);
    const adaptation = await learned();
    const pictures = new Map<GrayImage, Blob>();
    const result = await readHandPage(
      page,
      async (strips, image) => {
        const onRead = (count: number) =>
          tell('reading', READING + (count / strips.length) * (READ - READING));
        const [read, picture] = await Promise.all([
          hand.read(strips, adaptation, { onRead, signal }),
          worker.ask((tasks) => tasks.encode(image)),
        ]);
        pictures.set(image, picture);
        return read;
      },
      (turned) => worker.ask((tasks) => tasks.findLines(turned)),
    );
    const { image, width, height, pitch, paragraphs, confidence, advice, turns } = result;
    const picture = pictures.get(image) as Blob;
    const lines = result.lines.map((line) => ({ ...line, id: newId() }));
    return { paragraphs, confidence, advice, turns, hand: { picture, width, height, pitch, lines } };
  }

  return {
    async missingBytes() {
      const [print, handwriting] = await Promise.all(
        [PRINT_FILES, HANDWRITING_FILES].map((files) => missingBytes(files)),
      );
      return { print: print as number, handwriting: handwriting as number };
    },
    async open(file, signal = new AbortController().signal, part) {
      const opened = await untilAborted(signal, () => worker.ask((tasks) => tasks.open(file, part)));
      return { original: file, ...opened };
    },
    async read({ original, part }, edit, { onProgress, signal }) {
      const tell = tellRising((progress) => signal.aborted || onProgress(progress));
      signal.throwIfAborted();
      try {
        return await untilAborted(signal, async () => {
          tell('optimizing', 10);
          const gray = await worker.ask((tasks) => tasks.draw(original, part));
          signal.throwIfAborted();
          tell('preparing', 20);
          const page = await worker.ask(async (tasks) => tasks.prepare(gray, edit));
          signal.throwIfAborted();
          const follow = { tell, signal };
          const result =
            'found' in page ? await readHandwriting(page, follow) : await readPrint(page, follow);
          tell('finishing', 100);
          return result;
        });
      } catch (error) {
        // Ending the workers is the only way to stop a recognition, and a failed worker must be replaced.
        release();
        throw error;
      }
    },
    release,
  };
}

/** Reports whole percents, strictly increasing, although a page read again after a rotation restarts at 0. */
function tellRising(onProgress: (progress: ReadingProgress) => void) {
  let reached = 0;
  return (stage: ReadingProgress['stage'], exact: number) => {
    const percent = Math.floor(exact);
    if (percent <= reached) return;
    reached = percent;
    onProgress({ stage, percent });
  };
}
