import { findBlocks } from '../text/paragraphs.ts';
import { findSentences } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';

/** An unchanged sentence of the former text, with the distance by which it has moved. */
type Kept = Span & { shift: number };

/**
 * Finds spans of a former text in the present text. A span is found if each sentence that it touches occurs
 * unchanged anywhere in the present text; other spans are left out.
 */
export function createSpanFinder(
  former: string,
): (present: string) => <T extends Span>(spans: readonly T[]) => T[] {
  const sentences = findSentences(former, findBlocks(former));
  return (present) => {
    const kept = keptSentences(former, present, sentences);
    return (spans) =>
      spans
        .flatMap((span) => {
          const touched = kept.filter(({ start, end }) => start < span.end && end > span.start);
          const whole = sentences.filter(({ start, end }) => start < span.end && end > span.start);
          const [first] = touched;
          if (!first || touched.length < whole.length) return [];
          if (touched.some(({ shift }) => shift !== first.shift)) return [];
          return [{ ...span, start: span.start + first.shift, end: span.end + first.shift }];
        })
        .toSorted((a, b) => a.start - b.start);
  };
}

/**
 * Unchanged sentences, each matched with a different sentence of the present text. If their order is unchanged,
 * they are matched in that order; otherwise, each is matched wherever it occurs now.
 */
function keptSentences(former: string, present: string, sentences: readonly Span[]): Kept[] {
  const places = new Map<string, number[]>();
  for (const { start, end } of findSentences(present, findBlocks(present))) {
    const text = present.slice(start, end);
    const known = places.get(text);
    if (known) known.push(start);
    else places.set(text, [start]);
  }
  let from = 0;
  return sentences.flatMap(({ start, end }) => {
    const free = places.get(former.slice(start, end)) ?? [];
    const next = free.find((place) => place >= from) ?? free[0];
    if (next === undefined) return [];
    free.splice(free.indexOf(next), 1);
    from = next + (end - start);
    return [{ start, end, shift: next - start }];
  });
}
