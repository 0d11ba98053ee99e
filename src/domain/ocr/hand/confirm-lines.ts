import {
  isDoubtful,
  lineLevel,
  type ReadHandLine,
  type ReadHandPage,
  type ReadHandWord,
} from './hand-page.ts';

/** A word of a line under review, as shown to the student. */
export type CheckedWord = {
  text: string;
  /** The recognized word; null if the student typed the word. */
  read: ReadHandWord | null;
  /** Whether the student accepted the word. */
  isTaken: boolean;
};

/** A line under review: the recognized line and the student's changes. */
export type CheckedLine = {
  line: ReadHandLine;
  page: ReadHandPage;
  words: readonly CheckedWord[];
  isConfirmed: boolean;
};

/** State of a review: all lines of the pages in order, and the student's current position. */
export type LineCheck = {
  lines: readonly CheckedLine[];
  /** Index of the current line; `lines.length` once all are confirmed. */
  at: number;
  /** Index of the current word in the current line. */
  word: number;
  /** Undo history; the most recent step is last. */
  past: readonly Step[];
};

/** The position before a step, and the previous state of the lines that the step changed, by index. */
type Step = { at: number; word: number; lines: ReadonlyMap<number, CheckedLine> };

/** Starts a review at the first line, with nothing accepted yet. */
export function startCheck(pages: readonly ReadHandPage[]): LineCheck {
  return moveTo({ lines: pages.flatMap(linesOf), at: 0, word: 0, past: [] }, 0);
}

/** Appends the lines of more pages. */
export function addPages(check: LineCheck, pages: readonly ReadHandPage[]): LineCheck {
  return moveTo({ ...check, lines: [...check.lines, ...pages.flatMap(linesOf)] }, check.at);
}

const linesOf = (page: ReadHandPage): CheckedLine[] =>
  page.lines.map((line) => ({ line, page, words: wordsOf(line), isConfirmed: false }));

const wordsOf = ({ words }: ReadHandLine): CheckedWord[] =>
  words.map((read) => ({ text: read.text, read, isTaken: false }));

/** Whether a word is doubtful and not yet accepted. */
export const isOpenDoubt = ({ read, isTaken }: CheckedWord) => !isTaken && read !== null && isDoubtful(read);

export const lineText = ({ words }: CheckedLine) => words.map(({ text }) => text).join(' ');

/** Whether the line is unconfirmed and none of its words is accepted or changed. */
export const isUntouched = ({ isConfirmed, words }: CheckedLine) =>
  !isConfirmed && words.every(({ isTaken }) => !isTaken);

/** Whether the line can be accepted without checking each of its words. */
export const isFirm = (checked: CheckedLine) => isUntouched(checked) && lineLevel(checked.line) === 'firm';

export const countConfirmed = ({ lines }: LineCheck) => lines.filter(({ isConfirmed }) => isConfirmed).length;

/** Moves to a line, at its first doubtful word. A confirmed line remains confirmed. */
export function goToLine(check: LineCheck, at: number): LineCheck {
  return moveTo(check, at);
}

/** Goes to a word of the line; the index is clamped. */
export function goToWord(check: LineCheck, word: number): LineCheck {
  const last = (check.lines[check.at]?.words.length ?? 0) - 1;
  return { ...check, word: Math.max(0, Math.min(last, word)) };
}

/**
 * Accepts the current word and the preceding words that are not doubtful. Then moves to the next doubtful word, or
 * else to the next word that is not accepted; if there is no such word, confirms the line.
 */
export function takeWord(check: LineCheck): LineCheck {
  const checked = check.lines[check.at];
  if (!checked) return check;
  const words = checked.words.map((word, at) =>
    at === check.word || (at < check.word && !isOpenDoubt(word)) ? { ...word, isTaken: true } : word,
  );
  const next = firstFrom(words, check.word + 1, isOpenDoubt) ?? firstFrom(words, check.word + 1, isLeft);
  if (next === null) return confirm(check, words);
  return { ...change(check, new Map([[check.at, { ...checked, words }]])), word: next };
}

const isLeft = ({ isTaken }: CheckedWord) => !isTaken;

/** Confirms the current line without changes and moves to the next unconfirmed line. */
export function takeLine(check: LineCheck): LineCheck {
  const checked = check.lines[check.at];
  return checked ? confirm(check, checked.words) : check;
}

/** Confirms the line with the typed text; if the text is empty or only whitespace, the line has no words. */
export function typeLine(check: LineCheck, text: string): LineCheck {
  const typed = text.split(/\s+/).filter((word) => word !== '');
  return confirm(
    check,
    typed.map((word) => ({ text: word, read: null, isTaken: true })),
  );
}

/** Chooses another reading for the current word, which also accepts the word; the position does not change. */
export function chooseAlternative(check: LineCheck, text: string): LineCheck {
  const checked = check.lines[check.at];
  if (!checked?.words[check.word]) return check;
  const words = checked.words.map((word, at) =>
    at === check.word ? { ...word, text, isTaken: true } : word,
  );
  return change(check, new Map([[check.at, { ...checked, words }]]));
}

/**
 * Confirms all firm lines (lines without doubtful words) in which the student has neither accepted nor changed a
 * word.
 */
export function takeFirmLines(check: LineCheck): LineCheck {
  const taken = check.lines.flatMap((checked, at): [number, CheckedLine][] =>
    isFirm(checked) ? [[at, confirmed(checked, checked.words)]] : [],
  );
  if (taken.length === 0) return check;
  const next = change(check, new Map(taken));
  return next.lines[check.at]?.isConfirmed ? moveTo(next, nextOpen(next.lines, check.at)) : next;
}

/** Undoes the last step, if any. */
export function undo(check: LineCheck): LineCheck {
  const step = check.past.at(-1);
  if (!step) return check;
  const lines = check.lines.map((checked, at) => step.lines.get(at) ?? checked);
  return { lines, at: step.at, word: step.word, past: check.past.slice(0, -1) };
}

/** The lines that may be recognized again: the untouched lines, except the current one. */
export function rereadable({ lines, at }: LineCheck): readonly ReadHandLine[] {
  return lines.flatMap((checked, index) => (index !== at && isUntouched(checked) ? [checked.line] : []));
}

/** Replaces lines by newly recognized lines with the same id, if they are still `rereadable`. */
export function withReread(check: LineCheck, reread: readonly ReadHandLine[]): LineCheck {
  const byId = new Map(reread.map((line) => [line.id, line]));
  const may = new Set(rereadable(check));
  const lines = check.lines.map((checked) => {
    const line = byId.get(checked.line.id);
    return line && may.has(checked.line) ? { ...checked, line, words: wordsOf(line) } : checked;
  });
  return { ...check, lines };
}

function confirm(check: LineCheck, words: readonly CheckedWord[]): LineCheck {
  const checked = check.lines[check.at];
  if (!checked) return check;
  const next = change(check, new Map([[check.at, confirmed(checked, words)]]));
  return moveTo(next, nextOpen(next.lines, check.at));
}

const confirmed = (checked: CheckedLine, words: readonly CheckedWord[]): CheckedLine => ({
  ...checked,
  words: words.map((word) => ({ ...word, isTaken: true })),
  isConfirmed: true,
});

function change(check: LineCheck, changed: ReadonlyMap<number, CheckedLine>): LineCheck {
  const before = new Map(Array.from(changed.keys(), (at) => [at, check.lines[at] as CheckedLine]));
  return {
    ...check,
    lines: check.lines.map((checked, at) => changed.get(at) ?? checked),
    past: [...check.past, { at: check.at, word: check.word, lines: before }],
  };
}

function moveTo(check: LineCheck, at: number): LineCheck {
  const words = check.lines[at]?.words ?? [];
  return { ...check, at, word: firstFrom(words, 0, isOpenDoubt) ?? 0 };
}

/** Index of the next unconfirmed line, or else of the first unconfirmed line; `lines.length` if there is none. */
function nextOpen(lines: readonly CheckedLine[], at: number): number {
  return firstFrom(lines, at + 1, ({ isConfirmed }) => !isConfirmed) ?? lines.length;
}

/** Index of the first match at or after `from`, or else of the first match in the list; null if there is none. */
function firstFrom<T>(list: readonly T[], from: number, is: (one: T) => boolean): number | null {
  const after = list.findIndex((one, at) => at >= from && is(one));
  const found = after === -1 ? list.findIndex(is) : after;
  return found === -1 ? null : found;
}
