/**
 * A span of the student's own text, in UTF-16 units, end exclusive. Both offsets must be integers, because a single
 * span up to Infinity makes the engine store all word offsets as boxed doubles.
 */
export type Span = { start: number; end: number };

/** Whether two spans share a character. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
