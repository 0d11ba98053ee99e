import type { PhotoPage } from '../photo-store';
import { PhotoError, type PhotoErrorCode } from '@/contracts/photo-error';
import type { PhotoReader, Readable, ReadingProgress, ReadingStage, Transcriber } from '@/data/services';
import { fromTranscription, toEssayText } from '@/domain/ocr/essay-text';
import type { PageReading, PhotoAdvice } from '@/domain/ocr/page-reading';
import type { Span } from '@/domain/text/span';
import { createState } from '@/lib/create-state';
import { untilAborted } from '@/lib/until-aborted';

/** What the photos say: never blank. */
export type ReadText = {
  text: string;
  /** Words to check, in order. */
  doubts: readonly Span[];
  advice: readonly PhotoAdvice[];
  /** Ids of the pages that had no text although others had. */
  blankPages: readonly string[];
  /** What the text was made of, in order; none where no page was read on this device. */
  readings: readonly PageReading[];
};

/** Whether a page of it is handwriting that was read line by line. */
export const isHandRead = ({ readings }: Pick<ReadText, 'readings'>) => readings.some(({ hand }) => hand);

/** Which of the pages, what is done with it, and how far all of them are. */
export type PagesProgress = { page: number; of: number; stage: ReadingStage; percent: number };

/**
 * idle → reading or transcribing → read or failed; cancelled, it stands where it stood before. Progress is a store of
 * its own: it changes many times a second, and only the bar follows it.
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
  /** Has a vision model read them: the photos leave the device. */
  transcribe(pages: readonly PhotoPage[]): Promise<ReadingOutcome>;
  cancel(): void;
};

export type ReadingPorts = {
  reader: Pick<PhotoReader, 'read'>;
  transcriber: Pick<Transcriber, 'transcribe'>;
};

const IDLE: ReadingState = { step: 'idle' };

/** The way from the photos of one essay to their text. It outlives the tab that shows it. */
export function createReadingFlow({ reader, transcriber }: ReadingPorts): ReadingFlow {
  const state = createState<ReadingState>(IDLE);
  let controller = new AbortController();

  async function transcribePages(pages: readonly PhotoPage[], signal: AbortSignal): Promise<ReadText> {
    const transcription = await transcriber.transcribe(pages, signal);
    return { ...fromTranscription(transcription), advice: [], blankPages: [], readings: [] };
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

/** Reads pages one at a time, as there is a single engine; `onProgress` is told of the page from 1. */
export async function readPages(
  reader: Pick<PhotoReader, 'read'>,
  pages: readonly PhotoPage[],
  signal: AbortSignal,
  onProgress: (page: number, progress: ReadingProgress) => void = () => {},
): Promise<ReadText> {
  const readings: PageReading[] = [];
  for (const [index, { photo, edit }] of pages.entries()) {
    const follow = (progress: ReadingProgress) => onProgress(index + 1, progress);
    readings.push(await reader.read(photo, edit, { onProgress: follow, signal }));
    signal.throwIfAborted();
  }
  return {
    ...toEssayText(readings),
    advice: [...new Set(readings.flatMap(({ advice }) => advice))],
    blankPages: pages.filter((_page, at) => readings[at]?.paragraphs.length === 0).map(({ id }) => id),
    readings,
  };
}

type ProgressStore = Readable<PagesProgress> & { follow(page: number, progress: ReadingProgress): void };

/** Over all pages; it never decreases, whatever a reader reports. */
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

/** Whether every page was read as it is now: the same photo, turned and cropped alike. */
export function areAllRead(pages: readonly PhotoPage[], readPages: readonly PhotoPage[]): boolean {
  return pages.every(({ id, photo, edit }) =>
    readPages.some((read) => read.id === id && read.photo === photo && read.edit === edit),
  );
}

/** Whether these are the very pages of a reading, none more, none less, none changed. */
export function areSamePages(pages: readonly PhotoPage[], readPages: readonly PhotoPage[]): boolean {
  return pages.length === readPages.length && areAllRead(pages, readPages);
}

/**
 * The pages that the next reading takes. Pages that came after the others were read are read alone (`isMore`): what the
 * others gave may have been corrected since. Where one of those was changed as well, everything is read anew.
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
