import {
  isDoubtful,
  lineLevel,
  type ReadHandLine,
  type ReadHandPage,
  type ReadHandWord,
} from './hand-page.ts';

/** A word as it stands on the screen. */
export type CheckedWord = {
  text: string;
  /** null where the student typed it. */
  read: ReadHandWord | null;
  /** The student says that it is so. */
  isTaken: boolean;
};

/** A line on its way from what was read to what the student confirmed. */
export type CheckedLine = {
  line: ReadHandLine;
  page: ReadHandPage;
  words: readonly CheckedWord[];
  isConfirmed: boolean;
};

/** All lines of the pages in order, and where the student is. */
export type LineCheck = {
  lines: readonly CheckedLine[];
  /** Index of the line she is at; `lines.length` once all are confirmed. */
  at: number;
  /** Index of the word of that line she is at. */
  word: number;
  /** What to go back to, the last step last. */
  past: readonly Step[];
};

/** Lines as they were before a step, by their indices. */
type Step = { at: number; word: number; lines: ReadonlyMap<number, CheckedLine> };

/** Nothing taken yet, at the first line. */
export function startCheck(pages: readonly ReadHandPage[]): LineCheck {
  return moveTo({ lines: pages.flatMap(linesOf), at: 0, word: 0, past: [] }, 0);
}

/** With the lines of more pages after the others. */
export function addPages(check: LineCheck, pages: readonly ReadHandPage[]): LineCheck {
  return moveTo({ ...check, lines: [...check.lines, ...pages.flatMap(linesOf)] }, check.at);
}

const linesOf = (page: ReadHandPage): CheckedLine[] =>
  page.lines.map((line) => ({ line, page, words: wordsOf(line), isConfirmed: false }));

const wordsOf = ({ words }: ReadHandLine): CheckedWord[] =>
  words.map((read) => ({ text: read.text, read, isTaken: false }));

/** Whether it is still to be looked at. */
export const isOpenDoubt = ({ read, isTaken }: CheckedWord) => !isTaken && read !== null && isDoubtful(read);

export const lineText = ({ words }: CheckedLine) => words.map(({ text }) => text).join(' ');

/** Whether nobody has confirmed it, or taken or changed a word of it. */
export const isUntouched = ({ isConfirmed, words }: CheckedLine) =>
  !isConfirmed && words.every(({ isTaken }) => !isTaken);

/** Whether the line can be taken without looking at each of its words. */
export const isFirm = (checked: CheckedLine) => isUntouched(checked) && lineLevel(checked.line) === 'firm';

export const countConfirmed = ({ lines }: LineCheck) => lines.filter(({ isConfirmed }) => isConfirmed).length;

/** Goes to a line, at its first doubtful word. A confirmed one stays confirmed. */
export function goToLine(check: LineCheck, at: number): LineCheck {
  return moveTo(check, at);
}

/** Goes to a word of the line, as near as there is one. */
export function goToWord(check: LineCheck, word: number): LineCheck {
  const last = (check.lines[check.at]?.words.length ?? 0) - 1;
  return { ...check, word: Math.max(0, Math.min(last, word)) };
}

/**
 * Takes the word, with the firm ones before it, and goes to the next doubtful one, or else to the next that is not taken.
 * Where none is left the line is confirmed.
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

/** Confirms the line as it stands, and goes to the next that is not confirmed. */
export function takeLine(check: LineCheck): LineCheck {
  const checked = check.lines[check.at];
  return checked ? confirm(check, checked.words) : check;
}

/** Confirms the line as the student typed it; nothing is left of it where that is blank. */
export function typeLine(check: LineCheck, text: string): LineCheck {
  const typed = text.split(/\s+/).filter((word) => word !== '');
  return confirm(
    check,
    typed.map((word) => ({ text: word, read: null, isTaken: true })),
  );
}

/** Another reading for the word; it is taken by that, and stays where she is. */
export function chooseReading(check: LineCheck, text: string): LineCheck {
  const checked = check.lines[check.at];
  if (!checked?.words[check.word]) return check;
  const words = checked.words.map((word, at) =>
    at === check.word ? { ...word, text, isTaken: true } : word,
  );
  return change(check, new Map([[check.at, { ...checked, words }]]));
}

/** Confirms all firm lines that nobody has touched. */
export function takeFirmLines(check: LineCheck): LineCheck {
  const taken = check.lines.flatMap((checked, at): [number, CheckedLine][] =>
    isFirm(checked) ? [[at, confirmed(checked, checked.words)]] : [],
  );
  if (taken.length === 0) return check;
  const next = change(check, new Map(taken));
  return next.lines[check.at]?.isConfirmed ? moveTo(next, nextOpen(next.lines, check.at)) : next;
}

/** Takes the last step back; nothing where there was none. */
export function undo(check: LineCheck): LineCheck {
  const step = check.past.at(-1);
  if (!step) return check;
  const lines = check.lines.map((checked, at) => step.lines.get(at) ?? checked);
  return { lines, at: step.at, word: step.word, past: check.past.slice(0, -1) };
}

/** The lines that may be read anew: those nobody has touched, without the one she is at. */
export function rereadable({ lines, at }: LineCheck): readonly ReadHandLine[] {
  return lines.flatMap((checked, index) => (index !== at && isUntouched(checked) ? [checked.line] : []));
}

/** With these readings in the place of former ones, by their ids, where that is still `rereadable`. */
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

/** The next line after this one that is not confirmed, or else the first. */
function nextOpen(lines: readonly CheckedLine[], at: number): number {
  return firstFrom(lines, at + 1, ({ isConfirmed }) => !isConfirmed) ?? lines.length;
}

/** Index of the first at or after `from`, or else of the first of all; null without one. */
function firstFrom<T>(list: readonly T[], from: number, is: (one: T) => boolean): number | null {
  const after = list.findIndex((one, at) => at >= from && is(one));
  const found = after === -1 ? list.findIndex(is) : after;
  return found === -1 ? null : found;
}
