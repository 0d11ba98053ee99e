import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, retryDelay, shouldRetry } from '@/app/layouts/query-provider';
import { AppError, ERROR_CODES, type ErrorCode } from '@/contracts/app-error';

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

describe('shouldRetry', () => {
  const retried = (error: unknown) => [0, 1, 2, 3].filter((failures) => shouldRetry(failures, error));
  const passing = new Set<ErrorCode>([
    'offline',
    'unreachable',
    'timed-out',
    'server-unavailable',
    'unexpected',
  ]);

  it.each(ERROR_CODES)('%s: three times when it may pass, else never', (code) => {
    expect(retried(new AppError(code))).toEqual(passing.has(code) ? [0, 1, 2] : []);
  });

  it('what nobody foresaw may pass', () => {
    expect(retried(new Error('boom'))).toEqual([0, 1, 2]);
  });
});

describe('the query client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const failing = (code: ErrorCode) => vi.fn<() => Promise<never>>(() => Promise.reject(new AppError(code)));
  /** As a screen asks; answers how to leave it. */
  const look = (queryFn: () => Promise<never>) =>
    new QueryObserver(createQueryClient(), {
      queryKey: ['history'],
      queryFn,
      networkMode: 'always',
    }).subscribe(() => undefined);

  it('asks four times in seven seconds before it gives up', async () => {
    const queryFn = failing('offline');
    const leave = look(queryFn);
    for (const [after, asked] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [2000, 3],
      [4000, 4],
      [60_000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(after);
      expect(queryFn).toHaveBeenCalledTimes(asked);
    }
    leave();
  });

  it.each<ErrorCode>(['session-lost', 'refused', 'too-many-attempts'])(
    'asks once where the answer is %s',
    async (code) => {
      const queryFn = failing(code);
      const leave = look(queryFn);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(queryFn).toHaveBeenCalledOnce();
      leave();
    },
  );

  it('never repeats a change', async () => {
    const mutationFn = failing('offline');
    const observer = new MutationObserver(createQueryClient(), { mutationFn, networkMode: 'always' });
    const given = observer.mutate().catch(() => null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mutationFn).toHaveBeenCalledOnce();
    await given;
  });

  it('forgets what nobody looks at after five minutes', async () => {
    const client = createQueryClient();
    client.setQueryData(['history'], []);
    await vi.advanceTimersByTimeAsync(299_000);
    expect(client.getQueryData(['history'])).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(client.getQueryData(['history'])).toBeUndefined();
  });
});
