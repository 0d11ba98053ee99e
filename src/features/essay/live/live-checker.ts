import type { Readable, WritingCheck, WritingChecker, WritingInput } from '@/data/services';
import type { Span } from '@/domain/text/span';
import type { WritingFinding } from '@/domain/writing/check-text';
import { createState } from '@/lib/create-state';

/** Delay after the last key (ms): checks run in a typing pause, so that they do not delay the next letter. */
export const CHECK_DELAY_MS = 200;
/** Retry interval (ms) while the dictionary is loading. */
const ASK_AGAIN_MS = 1000;

/** The findings for a text, which may differ from the text now on the sheet. */
type LiveCheck = {
  text: string;
  findings: readonly WritingFinding[];
  spelling: WritingCheck['spelling'] | null;
};

type LiveChecker = Readable<LiveCheck> & {
  /** Receives the text now on the sheet, and the part of it to check at the next typing pause. */
  follow(input: WritingInput, part: Span): void;
  /** Called when a key is pressed, even if `follow` has not received the text yet. */
  typed(): void;
  /** Checks again immediately, after the dictionary could not be loaded. */
  retry(): void;
  /** Checking is suspended during IME composition. */
  setComposing(isComposing: boolean): void;
  close(): void;
};

/** Checks the text as it is written, one check at a time. While a check runs, only the latest text is queued. */
export function createLiveChecker(checker: Pick<WritingChecker, 'check'>): LiveChecker {
  const { get, set, subscribe } = createState<LiveCheck>({ text: '', findings: [], spelling: null });
  let input: (WritingInput & { part: Span }) | null = null;
  let isWaiting = false;
  let isComposing = false;
  let asked: AbortController | null = null;
  let typedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(delay: number) {
    isWaiting = true;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), delay);
  }

  async function ask() {
    if (!input || asked || isComposing) return;
    isWaiting = false;
    const request = new AbortController();
    asked = request;
    const { text, theme, part } = input;
    const checked = { text: text.slice(part.start, part.end), theme };
    const answer = await checker.check(checked, request.signal).catch(() => null);
    if (request.signal.aborted) return;
    asked = null;
    if (answer) {
      set({ text, spelling: answer.spelling, findings: moved(answer.findings, part.start) });
    }
    if (isWaiting) scheduleInPause();
    else if (answer?.spelling === 'loading') schedule(ASK_AGAIN_MS);
  }

  function scheduleInPause() {
    schedule(Math.max(0, typedAt + CHECK_DELAY_MS - performance.now()));
  }

  return {
    get,
    subscribe,
    follow(next, part) {
      input = { ...next, part };
      scheduleInPause();
    },
    typed() {
      typedAt = performance.now();
      if (isWaiting) scheduleInPause();
    },
    retry: () => schedule(0),
    setComposing(value) {
      isComposing = value;
      if (!value) scheduleInPause();
    },
    close() {
      clearTimeout(timer);
      asked?.abort();
    },
  };
}

function moved(findings: WritingFinding[], by: number): WritingFinding[] {
  if (by === 0) return findings;
  return findings.map((finding) => ({ ...finding, start: finding.start + by, end: finding.end + by }));
}

/**
 * Number of characters (about 2,000 words) up to which the whole text is checked. In longer texts, only the part
 * around the caret is checked, to keep typing fast.
 */
const WHOLE_UP_TO = 12_000;
const BEFORE_AND_AFTER = WHOLE_UP_TO / 2;
/**
 * The text is cut at a line break, or else at a space, if there is one within this number of characters of the
 * intended cut.
 */
const REACH = 2000;

/** The part of a text to check for a caret position: whole paragraphs, or at least whole words. */
export function partAround(text: string, caret: number): Span {
  if (text.length <= WHOLE_UP_TO) return { start: 0, end: text.length };
  return {
    start: cutBefore(text, caret - BEFORE_AND_AFTER),
    end: cutAfter(text, caret + BEFORE_AND_AFTER),
  };
}

function cutBefore(text: string, at: number): number {
  if (at <= 0) return 0;
  const near = text.slice(Math.max(0, at - REACH), at);
  const cut = near.lastIndexOf(near.includes('\n') ? '\n' : ' ');
  return cut === -1 ? at : at - near.length + cut + 1;
}

function cutAfter(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const near = text.slice(at, at + REACH);
  const cut = near.indexOf(near.includes('\n') ? '\n' : ' ');
  return cut === -1 ? at : at + cut;
}
