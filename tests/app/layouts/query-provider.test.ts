import { describe, expect, it } from 'vitest';
import { retryDelay } from '@/app/layouts/query-provider';

describe('retryDelay', () => {
  it.each([
    ['waits one second before the first retry', 0, 1000],
    ['doubles', 1, 2000],
    ['doubles again', 2, 4000],
    ['stops at thirty seconds', 5, 30_000],
    ['stays there', 50, 30_000],
  ])('%s', (_requirement, attemptIndex, expected) => {
    expect(retryDelay(attemptIndex)).toBe(expected);
  });
});
