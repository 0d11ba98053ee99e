import { withoutNumbers } from './line-numbers.ts';
import { ENDS_SENTENCE, findLineSpans, type Line, withSeams } from './lines.ts';
import {
  findCountWithin,
  findLabelledTitle,
  isFoot,
  isGreeting,
  isHead,
  isName,
  isNamed,
} from './margins.ts';
import type { Span } from './span.ts';
import { countTitleLines } from './title.ts';

/** A text split into the essay and the other parts of its page. */
export type EssayParts = {
  /** The lines of the essay, without line numbers that were pasted with them. */
  lines: readonly Line[];
  title: Span | null;
  /** Other lines above and below the essay, in order: author, date, theme, number of lines. */
  margins: readonly Span[];
};

const MOST_HEADS = 16;
const LONGEST = 120;
/** Maximum length of a wrapped line of a page; longer lines are not wrapped. */
const LONGEST_LINE = 135;

/** Splits a text into its parts. If it contains no essay, all its lines are treated as the essay. */
export function readParts(text: string): EssayParts {
  const all = withSeams(text, withoutNumbers(text, findLineSpans(text)));
  const foot = findFoot(text, all);
  const { title, heads, from } = findTop(text, all.slice(0, foot));
  const [first, ...rest] = all.slice(from, foot);
  if (!first) return { lines: all, title: null, margins: [] };
  const lines = [{ ...first, seam: null }, ...rest];
  const below = all.slice(foot).map(({ start, end }) => ({ start, end }));
  const last = lines.at(-1) ?? first;
  const end = endWithoutCount(text, last);
  if (end < last.end) {
    below.unshift({ start: end, end: last.end });
    lines[lines.length - 1] = { ...last, end };
  }
  return { lines, title, margins: [...heads, ...below] };
}

type Top = { title: Span | null; heads: Span[]; from: number };

/** Heading lines, the title, and further heading lines; `from` is the first line of the essay. */
function findTop(text: string, lines: readonly Line[]): Top {
  const above = countHeads(text, lines, 0);
  const heads = lines.slice(0, above).map(({ start, end }) => ({ start, end }));
  const labelled = heads.flatMap((head) => findLabelledTitle(text, head) ?? [])[0];
  if (labelled)
    return { title: labelled, heads: heads.filter(({ end }) => end !== labelled.end), from: above };
  const only = heads[0];
  const found = findTitle(text, lines, above);
  if (found.count === 0)
    return heads.length === 1 && only && isNamed(text.slice(only.start, only.end))
      ? { title: only, heads: [], from: above }
      : { title: null, heads, from: above };
  const title = { start: lines[above]?.start ?? 0, end: lines[above + found.count - 1]?.end ?? 0 };
  const from = above + found.count + found.heads;
  return { title, heads: [...heads, ...lines.slice(above + found.count, from)].map(spanOf), from };
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

/**
 * Number of lines, starting at `from`, that are a title (`count`), and number of heading lines below the title
 * (`heads`).
 */
function findTitle(text: string, lines: readonly Line[], from: number): { count: number; heads: number } {
  for (let count = 1; count <= 2; count += 1) {
    const heads = countHeads(text, lines, from + count);
    if (heads === 0) continue;
    const without = [...lines.slice(from, from + count), ...lines.slice(from + count + heads)];
    return countTitleLines(text, withSeams(text, without)) === count ? { count, heads } : NO_TITLE;
  }
  return { count: countTitleLines(text, lines, from), heads: 0 };
}

const NO_TITLE = { count: 0, heads: 0 };

function countHeads(text: string, lines: readonly Line[], from: number): number {
  let at = from;
  for (; at < Math.min(lines.length, from + MOST_HEADS); at += 1) {
    const [line, next] = [lineOf(text, lines[at]), lineOf(text, lines[at + 1])];
    if (!isHead(line) || isGreeting(next, lineOf(text, lines[at + 2]))) break;
  }
  return at - from;
}

/** The beginning of a line, as long as is needed to classify the line. */
function lineOf(text: string, line: Span | undefined): string {
  return line ? text.slice(line.start, Math.min(line.end, line.start + LONGEST + 1)) : '';
}

/** Number of lines above the footer lines (author, date, number of lines). */
function findFoot(text: string, lines: readonly Line[]): number {
  let at = lines.length;
  while (at > 1 && isBelow(text, lines[at - 1], lines[at - 2])) at -= 1;
  return at;
}

/**
 * Whether a line is a footer line: it is not part of the essay, and it follows the end of the essay or another
 * footer line.
 */
function isBelow(text: string, line: Line | undefined, above: Line | undefined): boolean {
  if (!line?.seam || !above || line.end - line.start > LONGEST) return false;
  const own = lineOf(text, line);
  const ending = text.slice(Math.max(above.start, above.end - LONGEST), above.end);
  if (ending.endsWith(',')) return false;
  const isEnded =
    ENDS_SENTENCE.test(ending) ||
    (line.seam.above <= LONGEST && isFoot(ending)) ||
    (!line.seam.isCut && (line.seam.breaks > 1 || line.seam.above > LONGEST_LINE));
  if (isFoot(own)) return isEnded || /^[[(\p{Lu}]/u.test(own);
  // A name below a quotation is the author of the quotation, not of the essay.
  return isEnded && isName(own) && !/["”’»]$/.test(ending) && !/^["“«]/.test(lineOf(text, above));
}

/** End offset of a line, excluding a number of lines or words in brackets at its end. */
function endWithoutCount(text: string, { start, end }: Span): number {
  const from = Math.max(start, end - LONGEST);
  const found = findCountWithin(text.slice(from, end));
  return found > 0 ? from + found : end;
}
