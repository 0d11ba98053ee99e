import type { PhotoPage } from '../photo-desk';
import { PhotoError, type PhotoErrorCode } from '@/contracts/photo-error';
import type { PhotoReader, Readable, ReadingProgress, ReadingStage, Transcriber } from '@/data/services';
import { fromTranscription } from '@/domain/ocr/from-transcription';
import type { PageReading, PhotoAdvice } from '@/domain/ocr/page-reading';
import { toEssayText } from '@/domain/ocr/to-essay-text';
import type { Span } from '@/domain/text/span';
import { untilAborted } from '@/lib/until-aborted';

/** What the photos say: never blank. */
export type ReadText = {
  text: string;
  /** Words to check, in order. */
  doubts: readonly Span[];
  advice: readonly PhotoAdvice[];
  /** Ids of the pages that had no text although others had. */
  blankPages: readonly string[];
};

/** idle → reading or transcribing → read or failed; cancelled, it stands where it stood before. */
export type ReadingState =
  | { step: 'idle' }
  | { step: 'reading'; page: number; of: number; stage: ReadingStage; percent: number }
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
  const listeners = new Set<() => void>();
  let state = IDLE;
  let controller = new AbortController();

  function move(next: ReadingState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Over all pages; the bar never runs backwards, whatever a reader tells. */
  function follow(page: number, of: number, { stage, percent }: ReadingProgress): void {
    const done = Math.floor(((page - 1) * 100 + percent) / of);
    const before = state.step === 'reading' ? state.percent : 0;
    move({ step: 'reading', page, of, stage, percent: Math.max(before, done) });
  }

  async function readPages(pages: readonly PhotoPage[], signal: AbortSignal): Promise<ReadText> {
    const readings: PageReading[] = [];
    for (const [index, { photo, edit }] of pages.entries()) {
      const onProgress = (progress: ReadingProgress) => {
        if (!signal.aborted) follow(index + 1, pages.length, progress);
      };
      // One at a time: the engine and its memory are one.
      readings.push(await reader.read(photo, edit, { onProgress, signal }));
      signal.throwIfAborted();
    }
    return {
      ...toEssayText(readings),
      advice: [...new Set(readings.flatMap(({ advice }) => advice))],
      blankPages: pages.filter((_page, at) => readings[at]?.paragraphs.length === 0).map(({ id }) => id),
    };
  }

  async function transcribePages(pages: readonly PhotoPage[], signal: AbortSignal): Promise<ReadText> {
    const transcription = await transcriber.transcribe(pages, signal);
    return { ...fromTranscription(transcription), advice: [], blankPages: [] };
  }

  async function run(
    start: ReadingState,
    work: (signal: AbortSignal) => Promise<ReadText>,
    unknownFailure: PhotoErrorCode,
  ): Promise<ReadingOutcome> {
    if (state.step === 'reading' || state.step === 'transcribing')
      return { ok: false, reason: 'already-reading' };
    const resting = state.step === 'read' ? state : IDLE;
    controller = new AbortController();
    const { signal } = controller;
    move(start);
    try {
      const result = await untilAborted(signal, () => work(signal));
      if (result.text.trim() === '') throw new PhotoError('nothing-read');
      move({ step: 'read', result });
      return { ok: true, result };
    } catch (error) {
      if (signal.aborted) {
        move(resting);
        return { ok: false, reason: 'cancelled' };
      }
      const code = error instanceof PhotoError ? error.code : unknownFailure;
      move({ step: 'failed', code });
      return { ok: false, reason: 'failed', code };
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (pages) =>
      run(
        { step: 'reading', page: 1, of: pages.length, stage: 'optimizing', percent: 0 },
        (signal) => readPages(pages, signal),
        'reader-missing',
      ),
    transcribe: (pages) =>
      run({ step: 'transcribing' }, (signal) => transcribePages(pages, signal), 'transcription-failed'),
    cancel: () => controller.abort(),
  };
}
