/** A stretch of the student's own text, in UTF-16 units, end exclusive. */
export type Span = { start: number; end: number };

/** Whether two stretches share a character. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
