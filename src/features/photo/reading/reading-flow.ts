import type { PhotoPage } from '../pages/photo-store';
import { PhotoError, type PhotoErrorCode } from '@/contracts/photo-error';
import type { PhotoReader, Readable, ReadingProgress, ReadingStage, Transcriber } from '@/data/services';
import { fromTranscription, toEssayText } from '@/domain/ocr/essay-text';
import type { OcrResult, PhotoAdvice } from '@/domain/ocr/ocr-result';
import type { Span } from '@/domain/text/span';
import { createState } from '@/lib/create-state';
import { untilAborted } from '@/lib/until-aborted';

/** The text of the photos, never blank. */
export type ReadText = {
  text: string;
  /** Words to check, in order. */
  doubts: readonly Span[];
  advice: readonly PhotoAdvice[];
  /** Ids of the pages without text, if other pages had text. */
  blankPages: readonly string[];
  /** The page results from which the text was made, in order; empty if no page was read on this device. */
  results: readonly OcrResult[];
};

/** Whether any page of the text contains handwriting that was recognized line by line. */
export const isHandRead = ({ results }: Pick<ReadText, 'results'>) => results.some(({ hand }) => hand);

/** The current page, its stage, and the overall progress. */
export type PagesProgress = { page: number; of: number; stage: ReadingStage; percent: number };

/**
 * idle → reading or transcribing → read or failed; canceling restores the previous state. Progress is a separate
 * store, because it changes many times a second and only the progress bar subscribes to it.
 */
export type ReadingState =
  | { step: 'idle' }
  | { step: 'reading'; progress: Readable<PagesProgress> }
  | { step: 'transcribing' }
  | { step: 'read'; result: ReadText }
  | { step: 'failed'; code: PhotoErrorCode };

export type ReadingOutcome =
  | { ok: true; result: ReadText }
  | { ok: false; reason: 'failed'; code: PhotoErrorCode }
  | { ok: false; reason: 'cancelled' | 'already-reading' };

export type ReadingFlow = Readable<ReadingState> & {
  /** Reads the pages in order on this device. */
  read(pages: readonly PhotoPage[]): Promise<ReadingOutcome>;
  /** Has a vision model transcribe the pages. For this, the photos leave the device. */
  transcribe(pages: readonly PhotoPage[]): Promise<ReadingOutcome>;
  cancel(): void;
};

export type ReadingPorts = {
  reader: Pick<PhotoReader, 'read'>;
  transcriber: Pick<Transcriber, 'transcribe'>;
};

const IDLE: ReadingState = { step: 'idle' };

/** The process from the photos of one essay to their text. Outlives the tab that shows it. */
export function createReadingFlow({ reader, transcriber }: ReadingPorts): ReadingFlow {
  const state = createState<ReadingState>(IDLE);
  let controller = new AbortController();

  async function transcribePages(pages: readonly PhotoPage[], signal: AbortSignal): Promise<ReadText> {
    const transcription = await transcriber.transcribe(pages, signal);
    return { ...fromTranscription(transcription), advice: [], blankPages: [], results: [] };
  }

  async function run(
    start: ReadingState,
    work: (signal: AbortSignal) => Promise<ReadText>,
    unknownFailure: PhotoErrorCode,
  ): Promise<ReadingOutcome> {
    const before = state.get();
    if (before.step === 'reading' || before.step === 'transcribing')
      return { ok: false, reason: 'already-reading' };
    controller = new AbortController();
    const { signal } = controller;
    state.set(start);
    try {
      const result = await untilAborted(signal, () => work(signal));
      if (result.text.trim() === '') throw new PhotoError('nothing-read');
      state.set({ step: 'read', result });
      return { ok: true, result };
    } catch (error) {
      if (signal.aborted) {
        state.set(before.step === 'read' ? before : IDLE);
        return { ok: false, reason: 'cancelled' };
      }
      const code = error instanceof PhotoError ? error.code : unknownFailure;
      state.set({ step: 'failed', code });
      return { ok: false, reason: 'failed', code };
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    read(pages) {
      const progress = createProgress(pages.length);
      const work = (signal: AbortSignal) => readPages(reader, pages, signal, progress.follow);
      return run({ step: 'reading', progress }, work, 'reader-missing');
    },
    transcribe: (pages) =>
      run({ step: 'transcribing' }, (signal) => transcribePages(pages, signal), 'transcription-failed'),
    cancel: () => controller.abort(),
  };
}

/**
 * Reads pages one at a time, because there is only one recognition engine; `onProgress` receives the page number,
 * counted from 1.
 */
export async function readPages(
  reader: Pick<PhotoReader, 'read'>,
  pages: readonly PhotoPage[],
  signal: AbortSignal,
  onProgress: (page: number, progress: ReadingProgress) => void = () => {},
): Promise<ReadText> {
  const results: OcrResult[] = [];
  for (const [index, { photo, edit }] of pages.entries()) {
    const follow = (progress: ReadingProgress) => onProgress(index + 1, progress);
    results.push(await reader.read(photo, edit, { onProgress: follow, signal }));
    signal.throwIfAborted();
  }
  return {
    ...toEssayText(results),
    advice: [...new Set(results.flatMap(({ advice }) => advice))],
    blankPages: pages.filter((_page, at) => results[at]?.paragraphs.length === 0).map(({ id }) => id),
    results,
  };
}

type ProgressStore = Readable<PagesProgress> & { follow(page: number, progress: ReadingProgress): void };

/** Progress over all pages; never decreases, even if a reader reports a lower value. */
function createProgress(of: number): ProgressStore {
  const { get, set, subscribe } = createState<PagesProgress>({
    page: 1,
    of,
    stage: 'optimizing',
    percent: 0,
  });
  return {
    get,
    subscribe,
    follow(page, { stage, percent }) {
      const before = get();
      const done = Math.max(before.percent, Math.floor(((page - 1) * 100 + percent) / of));
      if (page !== before.page || stage !== before.stage || done !== before.percent)
        set({ page, of, stage, percent: done });
    },
  };
}

/** Whether every page was read in its current state: same photo, rotation and corners. */
export function areAllRead(pages: readonly PhotoPage[], readPages: readonly PhotoPage[]): boolean {
  return pages.every(({ id, photo, edit }) =>
    readPages.some((read) => read.id === id && read.photo === photo && read.edit === edit),
  );
}

/** Whether `pages` are exactly the pages of a reading, unchanged. */
export function areSamePages(pages: readonly PhotoPage[], readPages: readonly PhotoPage[]): boolean {
  return pages.length === readPages.length && areAllRead(pages, readPages);
}

/**
 * The pages to read next. Pages added after a reading are read alone (`isMore`), because the text of the other
 * pages may have been corrected since. If one of the other pages was changed as well, all pages are read again.
 */
export function pagesToRead(
  pages: readonly PhotoPage[],
  readPages: readonly PhotoPage[],
): { pages: readonly PhotoPage[]; isMore: boolean } {
  const fresh = pages.filter(({ id }) => !readPages.some((read) => read.id === id));
  const others = pages.filter((page) => !fresh.includes(page));
  const isMore = fresh.length > 0 && others.length > 0 && areAllRead(others, readPages);
  return { pages: isMore ? fresh : pages, isMore };
}
