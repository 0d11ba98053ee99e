import { keepsHyphen } from './divided-words.ts';
import { findLines, type Line } from './lines.ts';
import { toNfc } from './normalize-text.ts';
import { findParagraphs } from './paragraphs.ts';
import type { Span } from './span.ts';

/**
 * A text as it is read, whatever page it was copied from: a paragraph a line, words whole, letters composed (NFC), blanks plain.
 * What is found in it is shown in the text as it was written, which never changes.
 */
export type Prose = {
  text: string;
  /** As it was written. */
  written: string;
  /** A place in `text`, not empty, where it stands in the text as it was written. */
  toWritten(place: Span): Span;
  /** A place in the text as it was written where it stands in `text`. */
  toRead(place: Span): Span;
};

/** Letters with the marks typed after them, blanks that no keyboard has, and letters printed as one ("ﬁ"). */
const RESPELLED = /\P{M}\p{M}+|(?![ \t])\s|[\uFB00-\uFB06]/gu;

/** Reads a text as prose. Any text will do; what is prose already is read as it stands. */
export function toProse(written: string): Prose {
  const lines = findLines(written);
  const starts = new Set(findParagraphs(written).map(({ start }) => start));
  const edits: Edit[] = [];
  let end = 0;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (!above) edits.push({ start: 0, end: line.start, text: '' });
    else if (starts.has(line.start)) edits.push({ start: above.end, end: line.start, text: '\n' });
    else edits.push(join(written, above, line));
    end = line.end;
    for (const { 0: found, index } of written.slice(line.start, line.end).matchAll(RESPELLED)) {
      const start = line.start + index;
      edits.push({ start, end: start + found.length, text: respell(found) });
    }
  }
  edits.push({ start: end, end: written.length, text: '' });
  return apply(
    written,
    edits.filter((edit) => written.slice(edit.start, edit.end) !== edit.text),
  );
}

/** The place of a finding in the text as it was written; the rest of the finding stays. */
export function inWritten<T extends Span>(prose: Prose, found: T): T {
  return { ...found, ...prose.toWritten(found) };
}

/** What stands in the written text from `start` to `end` is read as `text`. In order, none over another. */
type Edit = Span & { text: string };

function respell(found: string): string {
  if (/^\s/.test(found)) return ' ';
  return /^[\uFB00-\uFB06]$/.test(found) ? found.normalize('NFKC') : toNfc(found);
}

const WORD_ABOVE = /[\p{L}\p{M}\p{N}-]+$/u;
const WORD_BELOW = /^[\p{L}\p{M}\p{N}-]+/u;
const LONGEST_WORD = 60;

/** A line goes on in the next: after a blank, or within a word, whose hyphen may belong to it. */
function join(written: string, above: Line, { start, end, seam }: Line): Edit {
  if (!seam?.isDivided) return { start: above.end, end: start, text: ' ' };
  const hyphen = above.end - 1;
  const head =
    WORD_ABOVE.exec(written.slice(Math.max(above.start, hyphen - LONGEST_WORD), hyphen))?.[0] ?? '';
  const below = written.slice(start, Math.min(end, start + LONGEST_WORD));
  const isRepeated = below.startsWith('-');
  const tail = WORD_BELOW.exec(isRepeated ? below.slice(1) : below)?.[0] ?? '';
  const isKept = isRepeated || (written[hyphen] !== SOFT_HYPHEN && keepsHyphen(toNfc(head), toNfc(tail)));
  return { start: hyphen, end: isRepeated ? start + 1 : start, text: isKept ? '-' : '' };
}

const SOFT_HYPHEN = '\u00AD';

function apply(written: string, edits: readonly Edit[]): Prose {
  const parts: string[] = [];
  const read: Span[] = [];
  let [from, length] = [0, 0];
  for (const { start, end, text } of edits) {
    parts.push(written.slice(from, start), text);
    length += start - from;
    read.push({ start: length, end: length + text.length });
    length += text.length;
    from = end;
  }
  parts.push(written.slice(from));
  return { text: parts.join(''), written, toWritten: follow(read, edits), toRead: follow(edits, read) };
}

/** Where a place of one text stands in the other, by the stretches in which they differ. */
function follow(from: readonly Span[], to: readonly Span[]): (place: Span) => Span {
  const unitAt = (at: number): Span => {
    const last = lastUpTo(from, at);
    const [own, other] = [from[last], to[last]];
    if (!own || !other) return { start: at, end: at + 1 };
    if (at < own.end) return other;
    return { start: at - own.end + other.end, end: at + 1 - own.end + other.end };
  };
  return ({ start, end }) => ({ start: unitAt(start).start, end: unitAt(Math.max(start, end - 1)).end });
}

/** The last of the spans that begins at a place or before it, -1 for none. */
function lastUpTo(spans: readonly Span[], at: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
