import type { PhotoPage, PhotoStore } from '../pages/photo-store';
import { areSamePages, isHandRead, readPages, type ReadText } from '../reading/reading-flow';
import { PhotoError, type PhotoErrorCode } from '@/contracts/photo-error';
import type { PhotoReader, Readable } from '@/data/services';
import type { PileSheet } from '@/domain/classrooms/photo-pile';
import { createState } from '@/lib/create-state';

/** Text of a sheet. Omits the pictures of the pages, because a pile has many. */
export type SheetText = Pick<ReadText, 'text' | 'doubts' | 'advice'> & { isHandRead: boolean };

export type SheetReading = { pages: readonly PhotoPage[] } & (
  | { step: 'waiting' }
  | { step: 'reading' }
  | { step: 'read'; result: SheetText }
  | { step: 'failed'; code: PhotoErrorCode }
);

/** State of each sheet's reading, in reading order, keyed by the writer's id. */
export type PileReadings = ReadonlyMap<string, SheetReading>;

export type PileReader = Readable<PileReadings> & {
  /**
   * Reads the sheets one after the other, skipping sheets already read in their current state; discards results for
   * all sheets that are not in `sheets`.
   */
  read(sheets: readonly PileSheet<PhotoPage>[]): void;
  /** Reads a sheet again. */
  again(writer: string): void;
  cancel(): void;
};

/** Reads the sheets of a pile in the background, page by page, because there is only one recognition engine. */
export function createPileReader(
  reader: Pick<PhotoReader, 'read'>,
  turnUpright: PhotoStore['turnUpright'],
  onRead: (writer: string, text: SheetText) => void,
): PileReader {
  const state = createState<PileReadings>(new Map());
  let controller = new AbortController();
  let isRunning = false;

  function set(writer: string, reading: SheetReading): void {
    state.set(new Map(state.get()).set(writer, reading));
  }

  async function readSheet(writer: string, pages: readonly PhotoPage[]): Promise<void> {
    const { signal } = controller;
    // False once the sheet was rotated or reassigned, because it is then queued again.
    const isStill = () => !signal.aborted && state.get().get(writer)?.pages === pages;
    set(writer, { step: 'reading', pages });
    try {
      const { text, doubts, advice, ...read } = await readPages(reader, pages, signal);
      const result = { text, doubts, advice, isHandRead: isHandRead(read) };
      if (!isStill()) return;
      if (result.text.trim() === '') throw new PhotoError('nothing-read');
      set(writer, { step: 'read', pages: turnUpright(pages, read.results), result });
      onRead(writer, result);
    } catch (error) {
      const code = error instanceof PhotoError ? error.code : 'reader-missing';
      if (isStill()) set(writer, { step: 'failed', pages, code });
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      const next = [...state.get()].find(([, { step }]) => step === 'waiting');
      if (!next) break;
      // oxlint-disable-next-line no-await-in-loop -- one sheet after the other
      await readSheet(next[0], next[1].pages);
    }
    isRunning = false;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    read(sheets) {
      const before = state.get();
      const next = sheets.map(({ writer, pages }): [string, SheetReading] => {
        const known = before.get(writer);
        const isSame = known && areSamePages(pages, known.pages);
        return [writer, isSame ? known : { step: 'waiting', pages }];
      });
      state.set(new Map(next));
      void run();
    },
    again(writer) {
      const known = state.get().get(writer);
      if (!known || known.step === 'reading') return;
      set(writer, { step: 'waiting', pages: known.pages });
      void run();
    },
    cancel() {
      controller.abort();
      controller = new AbortController();
      state.set(new Map());
    },
  };
}
