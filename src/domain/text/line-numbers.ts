import { BREAK } from './lines.ts';
import type { Span } from './span.ts';

/**
 * Matches a line number, alone or at the start of a line: "12 ", "02. ", "5) ". Parts of figures do not match:
 * "2020", "1.5", "10%".
 */
const NUMBER = /^(\d{1,3})(?:(\s*[.):|\]–-](?![\d/])\s*)|(?=\s)|$)/;
const LONGEST_NUMBER = 12;
/**
 * Minimum number of numbered lines for a line numbering (`FEWEST`), and minimum share of the lines it covers that
 * begin with their number (`SHARE`).
 */
const FEWEST = 4;
const SHARE = 0.8;
/** On the exam's sheet, only every fifth line has a printed number. */
const STEP = 5;
const FEWEST_STEPS = 3;
/**
 * Minimum share of lines that begin within a sentence, with a lower-case letter, for a text to be prose. Some list
 * items also begin with a lower-case letter, but they are short.
 */
const WITHIN_SHARE = 0.3;
const ITEM_BELOW = 28;

/**
 * `row` is the line index including blank lines, because some numberings include blank lines; `sign` is the
 * punctuation and whitespace between the digits and the words.
 */
type Numbered = { at: number; row: number; number: number; end: number; sign: string };

/**
 * Removes the line numbers that were pasted with the lines. Line numbers increase with the lines, are on every line
 * or every fifth line, and cover lines of prose. Lines that contain only such a number are dropped. Numbers of list
 * items, numbers of paragraphs and numbers in sentences are not removed.
 */
export function withoutNumbers(text: string, lines: readonly Span[]): readonly Span[] {
  let row = 0;
  const numbered = lines.flatMap(({ start, end }, at): Numbered[] => {
    row += text.slice(lines[at - 1]?.end ?? 0, start).match(BREAK)?.length ?? 0;
    const found = NUMBER.exec(text.slice(start, Math.min(end, start + LONGEST_NUMBER)));
    const [, digits = '', sign = ''] = found ?? [];
    return found ? [{ at, row, number: Number(digits), end: start + digits.length, sign }] : [];
  });
  if (numbered.length < FEWEST_STEPS) return lines;
  const rising = findRising(numbered);
  if (rising.length === 0 || !isProse(text, lines, rising)) return lines;
  const ends = endsOf(rising);
  return lines.flatMap(({ start, end }, at) => {
    const from = ends.get(at) ?? start;
    const own = text.slice(from, end);
    return own.trim() === '' ? [] : [{ start: end - own.trimStart().length, end }];
  });
}

/** The longest sequence of numbers whose differences equal the distances between their lines. */
function findRising(numbered: readonly Numbered[]): Numbered[] {
  const runs = [
    ...groupBy(numbered, ({ number, at }) => number - at),
    ...groupBy(numbered, ({ number, row }) => number - row),
  ];
  const candidates = runs.flatMap((run) => [run, run.filter(isStep)]).filter(isNumbering);
  return candidates.reduce((best, run) => (run.length > best.length ? run : best), []);
}

function groupBy(numbered: readonly Numbered[], keyOf: (one: Numbered) => number): Numbered[][] {
  const groups = new Map<number, Numbered[]>();
  for (const one of numbered) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()];
}

function isStep({ number }: Numbered): boolean {
  return number % STEP === 0;
}

function isNumbering(run: readonly Numbered[]): boolean {
  const span = (run.at(-1)?.at ?? 0) - (run[0]?.at ?? 0);
  if (run.length >= FEWEST && run.length >= SHARE * (span + 1)) return true;
  return run.every(isStep) && run.length >= FEWEST_STEPS && run.length >= SHARE * (span / STEP + 1);
}

/**
 * End offset of the number on each line. Punctuation after it belongs to the number if most numbers have
 * punctuation; otherwise, as in "12 – a fome", it may belong to the essay.
 */
function endsOf(run: readonly Numbered[]): Map<number, number> {
  const isSigned = 2 * run.filter(({ sign }) => sign !== '').length > run.length;
  return new Map(run.map(({ at, end, sign }) => [at, isSigned ? end + sign.length : end]));
}

/** Whether sentences continue across line breaks between the first numbered line and the last. */
function isProse(text: string, lines: readonly Span[], run: readonly Numbered[]): boolean {
  const ends = endsOf(run);
  const [first, last] = [run[0]?.at ?? 0, run.at(-1)?.at ?? 0];
  let [within, characters, all] = [0, 0, 0];
  for (const [at, { start, end }] of lines.entries()) {
    if (at < first || at > last) continue;
    const from = ends.get(at) ?? start;
    if (from >= end) continue;
    all += 1;
    if (!/^\s*\p{Ll}/u.test(text.slice(from, Math.min(end, from + LONGEST_NUMBER)))) continue;
    within += 1;
    characters += end - from;
  }
  return within > 0 && within >= WITHIN_SHARE * all && characters >= ITEM_BELOW * within;
}
