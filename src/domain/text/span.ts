/**
 * A stretch of the student's own text, in UTF-16 units, end exclusive. Both are whole: one stretch up to
 * Infinity has the engine keep the places of all words as fractions, each in a box of its own.
 */
export type Span = { start: number; end: number };

/** Whether two stretches share a character. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
