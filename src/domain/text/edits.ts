import type { Span } from './span.ts';

/** Replaces the text from `start` to `end` by `text`. */
export type Edit = Span & { text: string };

/** A text after its edits (`text`), with mappings between its offsets and the offsets of the original text. */
export type Edited = {
  text: string;
  /** Maps a nonempty span of `text` to the original text. */
  toWritten(place: Span): Span;
  /** Maps a span of the original text to `text`. */
  toRead(place: Span): Span;
};

/** Applies edits to a text. The edits must be sorted and must not overlap. */
export function applyEdits(written: string, edits: readonly Edit[]): Edited {
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
  return { text: parts.join(''), toWritten: follow(read, edits), toRead: follow(edits, read) };
}

/**
 * Maps spans of one text to the other text; `from` and `to` are the corresponding passages in which the texts
 * differ.
 */
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

/** Index of the last span that begins at or before an offset; -1 if there is none. */
function lastUpTo(spans: readonly Span[], at: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
