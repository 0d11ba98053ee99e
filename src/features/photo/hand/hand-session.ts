import type { HandLearner, Readable } from '@/data/services';
import {
  addPages,
  countConfirmed,
  lineText,
  rereadable,
  startCheck,
  withReread,
  type CheckedLine,
  type LineCheck,
} from '@/domain/ocr/hand/confirm-lines';
import { confirmedText } from '@/domain/ocr/hand/confirmed-text';
import { isDoubtful, type ReadHandLine, type ReadHandPage } from '@/domain/ocr/hand/hand-page';
import type { OcrResult } from '@/domain/ocr/ocr-result';
import type { Span } from '@/domain/text/span';
import { createState } from '@/lib/create-state';

/**
 * Result of learning from `lines` lines: the number of doubtful words in the remaining lines before and after
 * learning.
 */
export type Learned = { lines: number; before: number; after: number };

export type Learning =
  | { step: 'none' }
  | { step: 'learning' }
  | { step: 'learned'; learned: Learned }
  /** At least two attempts to learn the handwriting taught nothing, and no attempt has succeeded. */
  | { step: 'in-vain' }
  | { step: 'failed' };

export type HandState = { check: LineCheck; learning: Learning };

/** The lines of photographed pages while a student confirms them. Outlives the tab that shows it. */
export type HandSession = Readable<HandState> & {
  /** Changes the student's position and confirmations; triggers learning at every third confirmed line. */
  change(by: (check: LineCheck) => LineCheck): void;
  /** Appends pages that were recognized later. */
  add(results: readonly OcrResult[]): void;
  /** Undoes the last learning and the recognition results that followed from it. */
  undoLearning(): Promise<void>;
  text(options?: { isConfirmed?: boolean }): { text: string; doubts: readonly Span[] };
  /** URL of a page's picture, valid until `end`. */
  urlOf(page: ReadHandPage): string;
  /** Cancels learning in progress and releases the pictures. */
  end(): void;
};

/** Learning starts after this many newly confirmed lines. */
const LINES_TO_LEARN_FROM = 3;

/**
 * Session for the pages of an essay, in order. The student checks only handwritten pages; the text of other pages
 * keeps its position among them.
 */
export function createHandSession(
  first: readonly OcrResult[],
  learner: Pick<HandLearner, 'learn' | 'reread' | 'undo'>,
): HandSession {
  let results = first;
  const { get, set, subscribe } = createState<HandState>({
    check: startCheck(handOf(first)),
    learning: { step: 'none' },
  });
  const urls = new Map<ReadHandPage, string>();
  let leaving = new AbortController();
  /** Number of confirmed lines when learning last ran. */
  let learnedAt = 0;
  /** Number of attempts to learn that taught nothing. */
  let vain = 0;
  /** The lines as recognized before the last learning. */
  let former: readonly ReadHandLine[] = [];

  const update = (patch: Partial<HandState>) => set({ ...get(), ...patch });
  const isDue = () => countConfirmed(get().check) - learnedAt >= LINES_TO_LEARN_FROM;

  async function learn(): Promise<void> {
    const { signal } = leaving;
    const lines = get().check.lines.filter(hasText);
    learnedAt = countConfirmed(get().check);
    const shown = get().learning;
    update({ learning: { step: 'learning' } });
    try {
      const hasLearned = await learner.learn(
        lines.map((checked) => ({ line: checked.line, text: lineText(checked) })),
        signal,
      );
      if (signal.aborted) return;
      if (hasLearned) await rereadRest(lines.length, signal);
      else update({ learning: afterVain(shown) });
    } catch {
      // Lines are still recognized as before; learning is tried again with the next confirmed lines.
      if (!signal.aborted) update({ learning: { step: 'failed' } });
    }
    if (!signal.aborted && isDue()) await learn();
  }

  /** Recognizes the remaining lines again after learning from `count` lines. */
  async function rereadRest(count: number, signal: AbortSignal): Promise<void> {
    const rest = rereadable(get().check);
    const reread = rest.length > 0 ? await learner.reread(rest, signal) : [];
    if (signal.aborted) return;
    const before = get().check;
    const check = withReread(before, reread);
    former = before.lines.filter((checked, at) => checked !== check.lines[at]).map(({ line }) => line);
    const learned = { lines: count, before: doubtsIn(former), after: doubtsIn(reread) };
    update({ check, learning: { step: 'learned', learned } });
  }

  /**
   * State after an attempt that learned nothing. Keeps an earlier success, so that it can still be undone;
   * otherwise reports failure from the second attempt on.
   */
  function afterVain(shown: Learning): Learning {
    vain += 1;
    if (shown.step === 'learned') return shown;
    return vain > 1 ? { step: 'in-vain' } : { step: 'none' };
  }

  return {
    get,
    subscribe,
    change(by) {
      update({ check: by(get().check) });
      if (isDue() && get().learning.step !== 'learning') void learn();
    },
    add(more) {
      results = [...results, ...more];
      update({ check: addPages(get().check, handOf(more)) });
    },
    async undoLearning() {
      if (get().learning.step !== 'learned') return;
      await learner.undo();
      update({ check: withReread(get().check, former), learning: { step: 'none' } });
    },
    text: (options) => confirmedText(results, get().check.lines, options),
    urlOf(page) {
      const url = urls.get(page) ?? URL.createObjectURL(page.picture);
      urls.set(page, url);
      return url;
    },
    end() {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
      leaving.abort();
      leaving = new AbortController();
    },
  };
}

const handOf = (results: readonly OcrResult[]) => results.flatMap(({ hand }) => hand ?? []);

/** Whether the line is confirmed and has text; confirmed lines without text teach nothing. */
const hasText = (checked: CheckedLine) => checked.isConfirmed && lineText(checked) !== '';

const doubtsIn = (lines: readonly ReadHandLine[]) =>
  lines.flatMap(({ words }) => words.filter(isDoubtful)).length;
