import type { WritingFinding } from '../writing/check-text.ts';
import type { Finding } from './evaluation.ts';
import { toFindings } from './to-findings.ts';

/**
 * The findings of a stored correction with those of the writing checker as it is today: its own former ones make
 * room, and what another evaluator marked stays where the checker says nothing.
 */
export function refreshFindings(
  essay: string,
  stored: readonly Finding[],
  found: readonly WritingFinding[],
): Finding[] {
  const fresh = toFindings(essay, found);
  const others = stored.filter(
    ({ id, start, end }) => id === undefined && !fresh.some((one) => one.start < end && one.end > start),
  );
  return [...fresh, ...others].toSorted((a, b) => a.start - b.start);
}
