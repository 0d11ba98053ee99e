import type { Readable, WritingCheck, WritingChecker, WritingInput } from '@/data/services';
import type { Span } from '@/domain/text/span';
import type { WritingFinding } from '@/domain/writing/check-text';
import { createState } from '@/lib/create-state';

/** After the last key, in ms: in a pause of typing, where nobody waits for the next letter. */
export const CHECK_DELAY_MS = 200;
/** The dictionary is on its way: how long until it is asked for again (ms). */
const ASK_AGAIN_MS = 1000;

/** What the checker found in a text, which may no longer be the one on the sheet. */
type LiveCheck = {
  text: string;
  findings: readonly WritingFinding[];
  spelling: WritingCheck['spelling'] | null;
};

type LiveChecker = Readable<LiveCheck> & {
  /** The text on the sheet and the part of it to check, once nobody types for a moment. */
  follow(input: WritingInput, part: Span): void;
  /** A key was pressed, whether or not the text is followed already. */
  typed(): void;
  /** Checks again now, after the dictionary could not be loaded. */
  retry(): void;
  /** Nothing is checked while letters are being composed. */
  setComposing(isComposing: boolean): void;
  close(): void;
};

/** Checks what is being written, one text at a time: while one is checked, only the latest waits. */
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

/** About 2,000 words. Of a longer text only the part around the caret is checked, to keep typing fast. */
const WHOLE_UP_TO = 12_000;
const BEFORE_AND_AFTER = WHOLE_UP_TO / 2;
/** How far a paragraph's end may be to cut there. */
const REACH = 2000;

/** The part of a text that is checked while the caret stands somewhere: whole paragraphs, or at least whole words. */
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
