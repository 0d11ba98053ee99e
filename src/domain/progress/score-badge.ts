export type ScoreBadge = 'default' | 'secondary' | 'outline' | 'destructive';

/** Badge of a score in the result dialog, with the limits 90 % and 70 % (R-RESULT-9). */
export function resultBadge(score: number, maxScore: number): ScoreBadge {
  const percent = (score / maxScore) * 100;
  if (percent >= 90) return 'default';
  return percent >= 70 ? 'secondary' : 'destructive';
}

/** Badge of a total 0–1000 in the history, with the limits 900, 700 and 500 (R-HISTORY-2). */
export function historyBadge(total: number): ScoreBadge {
  if (total >= 900) return 'default';
  if (total >= 700) return 'secondary';
  return total >= 500 ? 'outline' : 'destructive';
}
