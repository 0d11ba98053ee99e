export type ScoreBadge = 'default' | 'secondary' | 'outline' | 'destructive';

/** Badge of a score in the result dialog: 90 % or more, 70 % or more, below (R-RESULT-9). */
export function resultBadge(score: number, maxScore: number): ScoreBadge {
  const percent = (score / maxScore) * 100;
  if (percent >= 90) return 'default';
  return percent >= 70 ? 'secondary' : 'destructive';
}

/** Badge of a total 0–1000 in the history: from 900, 700, 500, below (R-HISTORY-2). */
export function historyBadge(total: number): ScoreBadge {
  if (total >= 900) return 'default';
  if (total >= 700) return 'secondary';
  return total >= 500 ? 'outline' : 'destructive';
}
