import type { EvidenceOutcome } from './competency-results';

/** Evidence on both sides is never hidden by the one that comes first: this many of the second are kept. */
const MIN_AGAINST = 2;

/**
 * The items in the order they are read, what speaks for the level first. With a `limit` (≥ 2), the first of both
 * sides, at most that many together.
 */
export function briefEvidence(items: readonly EvidenceOutcome[], limit = Infinity): EvidenceOutcome[] {
  const favor = items.filter(({ side }) => side === 'favor');
  const against = items.filter(({ side }) => side === 'contra');
  const shownAgainst = Math.min(limit, against.length, Math.max(MIN_AGAINST, limit - favor.length));
  return [...favor.slice(0, limit - shownAgainst), ...against.slice(0, shownAgainst)];
}
