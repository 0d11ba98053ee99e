import { describe, expect, it } from 'vitest';
import { isRecentPurchase } from '@/domain/plans/purchase';

const NOW = new Date('2025-10-22T18:00:00Z');

describe('a recent purchase', () => {
  it.each([
    ['paid just now', '2025-10-22T18:00:00Z', true],
    ['paid an hour ago', '2025-10-22T17:00:00Z', true],
    ['paid longer ago', '2025-10-22T16:59:59Z', false],
    ['ahead of a clock that is slow', '2025-10-22T18:20:00Z', true],
    ['far ahead of any clock', '2025-10-22T19:00:01Z', false],
    ['without a date', '', false],
  ])('%s', (_requirement, created_at, expected) => {
    expect(isRecentPurchase({ id: '1', produto: 'aluno_12', creditos: 12, created_at }, NOW)).toBe(expected);
  });
});
