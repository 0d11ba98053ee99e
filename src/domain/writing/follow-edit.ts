import type { Span } from '../text/span.ts';

/**
 * Shifts spans of a text to their offsets after an edit. Drops spans that the edit touched, including a word to
 * which the edit appended letters.
 */
export function followEdit<T extends Span>(before: string, after: string, spans: readonly T[]): readonly T[] {
  if (before === after || spans.length === 0) return spans;
  const start = commonStart(before, after);
  const end = commonEnd(before, after, start);
  const change = after.length - before.length;
  const changedUntil = before.length - end;
  // A letter added to a word changes the word; a space or punctuation mark beside the word does not.
  const isJoinedBefore = isWordAt(after, start - 1) && isWordAt(after, start);
  const isJoinedAfter = isWordAt(after, after.length - end - 1) && isWordAt(after, after.length - end);
  return spans.flatMap((span) => {
    if (isJoinedBefore ? span.end < start : span.end <= start) return [span];
    if (isJoinedAfter ? span.start > changedUntil : span.start >= changedUntil)
      return [{ ...span, start: span.start + change, end: span.end + change }];
    return [];
  });
}

function commonStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before.charCodeAt(at) === after.charCodeAt(at)) at += 1;
  return at;
}

function commonEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let count = 0;
  while (
    count < most &&
    before.charCodeAt(before.length - 1 - count) === after.charCodeAt(after.length - 1 - count)
  )
    count += 1;
  return count;
}

function isWordAt(text: string, at: number): boolean {
  return /[\p{L}\p{M}\p{N}-]/u.test(text.charAt(at));
}
