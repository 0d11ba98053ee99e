import type { EssaySegment } from './marked-essay';
import type { Span } from '@/domain/text/span';

/** A segment in up to three: before, inside and after the passage. Joined they are the segment; none is empty. */
export function cutAtPassage(segment: EssaySegment, passage: Span | null): EssaySegment[] {
  if (!passage) return [segment];
  const { start, text } = segment;
  const within = (offset: number) => Math.min(text.length, Math.max(0, offset - start));
  const cuts = [0, within(passage.start), within(passage.end), text.length];
  return cuts.slice(1).flatMap((to, index) => {
    const from = cuts[index] ?? 0;
    return from < to ? [{ ...segment, start: start + from, text: text.slice(from, to) }] : [];
  });
}
