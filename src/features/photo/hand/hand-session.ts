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
import type { PageReading } from '@/domain/ocr/page-reading';
import type { Span } from '@/domain/text/span';
import { createState } from '@/lib/create-state';

/** Learned from `lines` lines; of the words of the others so many were doubtful before, and are now. */
export type Learned = { lines: number; before: number; after: number };

export type Learning =
  | { step: 'none' }
  | { step: 'learning' }
  | { step: 'learned'; learned: Learned }
  /** More than once, and never before with success. */
  | { step: 'in-vain' }
  | { step: 'failed' };

export type HandState = { check: LineCheck; learning: Learning };

/** The lines of photographed pages while a student confirms them. It outlives the tab that shows it. */
export type HandSession = Readable<HandState> & {
  /** Changes where the student is and what she confirmed; every third confirmed line is learned from. */
  change(by: (check: LineCheck) => LineCheck): void;
  /** Pages that were read later come after the others. */
  add(readings: readonly PageReading[]): void;
  /** Takes back what was learned last, and the readings that came of it. */
  undoLearning(): Promise<void>;
  text(options?: { isConfirmed?: boolean }): { text: string; doubts: readonly Span[] };
  /** Of the picture of a page, until the end. */
  urlOf(page: ReadHandPage): string;
  /** Stops learning that has begun, and lets go of the pictures. */
  end(): void;
};

/** So many more confirmed lines are worth learning from. */
const LINES_TO_LEARN_FROM = 3;

/** Of the pages of an essay in order; those written by hand are checked, the others only keep their place. */
export function createHandSession(
  first: readonly PageReading[],
  learner: Pick<HandLearner, 'learn' | 'reread' | 'undo'>,
): HandSession {
  let readings = first;
  const { get, set, subscribe } = createState<HandState>({
    check: startCheck(handOf(first)),
    learning: { step: 'none' },
  });
  const urls = new Map<ReadHandPage, string>();
  let leaving = new AbortController();
  /** How many lines were confirmed when it was last learned. */
  let learnedAt = 0;
  /** How often nothing was learned. */
  let vain = 0;
  /** As they were read before the last learning. */
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
      // Reading goes on as before; the next lines are another chance.
      if (!signal.aborted) update({ learning: { step: 'failed' } });
    }
    if (!signal.aborted && isDue()) await learn();
  }

  /** The other lines with what was learned from `count` lines. */
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

  /** What was learned before can still be taken back; else nothing is said of the first time. */
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
      readings = [...readings, ...more];
      update({ check: addPages(get().check, handOf(more)) });
    },
    async undoLearning() {
      if (get().learning.step !== 'learned') return;
      await learner.undo();
      update({ check: withReread(get().check, former), learning: { step: 'none' } });
    },
    text: (options) => confirmedText(readings, get().check.lines, options),
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

const handOf = (readings: readonly PageReading[]) => readings.flatMap(({ hand }) => hand ?? []);

/** What says nothing teaches nothing. */
const hasText = (checked: CheckedLine) => checked.isConfirmed && lineText(checked) !== '';

const doubtsIn = (lines: readonly ReadHandLine[]) =>
  lines.flatMap(({ words }) => words.filter(isDoubtful)).length;
