import { describe, expect, it } from 'vitest';
import { historyBadge, resultBadge } from '@/domain/progress/score-badge';

describe('resultBadge', () => {
  it.each([
    ['90 % of a total', 900, 1000, 'default'],
    ['just below 90 %', 899, 1000, 'secondary'],
    ['70 % of a competency', 140, 200, 'secondary'],
    ['just below 70 %', 139, 200, 'destructive'],
    ['nothing', 0, 1000, 'destructive'],
  ])('%s', (_requirement, score, max, badge) => {
    expect(resultBadge(score, max)).toBe(badge);
  });
});

describe('historyBadge', () => {
  it.each([
    ['from 900', 900, 'default'],
    ['just below 900', 899, 'secondary'],
    ['from 700', 700, 'secondary'],
    ['just below 700', 699, 'outline'],
    ['from 500', 500, 'outline'],
    ['below 500', 499, 'destructive'],
  ])('%s', (_requirement, total, badge) => {
    expect(historyBadge(total)).toBe(badge);
  });
});
