import type { Span } from './span.ts';

/** What stands in a text from `start` to `end` is read as `text`. */
export type Edit = Span & { text: string };

/** A text after its edits, and where the places of one stand in the other. */
export type Edited = {
  text: string;
  /** A place in `text`, not empty, where it stands in the text before. */
  toWritten(place: Span): Span;
  /** A place in the text before where it stands in `text`. */
  toRead(place: Span): Span;
};

/** Carries out edits that come in order, none over another. */
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
