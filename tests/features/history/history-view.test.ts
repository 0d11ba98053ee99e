import { describe, expect, it } from 'vitest';
import { historyView } from '@/features/history/history-view';
import { buildCorrection, TEST_NOW } from '../../support/builders';

const now = new Date(TEST_NOW);
const daysAgo = (days: number) =>
  buildCorrection({
    id: String(days),
    score: 600,
    submittedAt: new Date(now.getTime() - days * 86_400_000).toISOString(),
  });
const all = [daysAgo(0), daysAgo(6), daysAgo(7), daysAgo(40)];

describe('historyView', () => {
  it('shows the last seven days of the calendar by default and counts the older ones', () => {
    const { shown, points, olderCount } = historyView(all, 'recent', now);
    expect(shown.map(({ id }) => id)).toEqual(['0', '6']);
    expect(points).toBe(1200);
    expect(olderCount).toBe(2);
  });

  it('shows all and sums all', () => {
    expect(historyView(all, 'all', now)).toEqual({ shown: all, points: 2400, olderCount: 0 });
  });

  it('does not hide an essay whose date cannot be read', () => {
    const undated = buildCorrection({ submittedAt: '' });
    expect(historyView([undated], 'recent', now).shown).toEqual([undated]);
  });
});
