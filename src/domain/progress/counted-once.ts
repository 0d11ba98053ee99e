import { gainOfRewriting, groupVersions } from '../versions/versions.ts';
import type { MetricsEssay } from './metrics.ts';

/**
 * Returns each essay once, represented by its latest version, oldest essay first. `gain` is the mean gain from
 * rewriting, in points from the first version to the latest; null if no essay was rewritten.
 */
export function countedOnce(rows: readonly MetricsEssay[]): { essays: MetricsEssay[]; gain: number | null } {
  // Shortcut for the usual case in which no essay has several versions, so that every row is a separate essay.
  if (rows.every(({ versaoDe }) => versaoDe === undefined)) return { essays: [...rows], gain: null };
  const groups = groupVersions(
    rows.map((row) => ({
      id: row.id,
      submittedAt: row.data,
      total: row.nota,
      row,
      versionOf: row.versaoDe,
    })),
  );
  return { essays: groups.map(({ latest }) => latest.row).toReversed(), gain: gainOfRewriting(groups) };
}
