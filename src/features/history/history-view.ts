import type { CorrectionSummary } from '@/domain/evaluation/correction';
import { daysBetween } from '@/domain/time/sao-paulo';

export type HistoryFilter = 'recent' | 'all';

/** Default view of the history (spec §9). */
export const RECENT_DAYS = 7;

export type HistoryView = { shown: CorrectionSummary[]; points: number; olderCount: number };

/** What a filter of the history shows, the points it sums up to and how many older essays it leaves out. */
export function historyView(
  all: readonly CorrectionSummary[],
  filter: HistoryFilter,
  now: Date,
): HistoryView {
  const shown = all.filter((correction) => filter === 'all' || isRecent(correction, now));
  const points = shown.reduce((sum, { finalScore }) => sum + finalScore, 0);
  return { shown, points, olderCount: all.length - shown.length };
}

/** A date that cannot be read hides nothing. */
function isRecent({ submittedAt }: CorrectionSummary, now: Date): boolean {
  const submitted = new Date(submittedAt);
  return Number.isNaN(submitted.getTime()) || daysBetween(submitted, now) < RECENT_DAYS;
}
