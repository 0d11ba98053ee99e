import { describe, expect, it, vi } from 'vitest';
import { both, type Query } from '@/lib/query';

const query = <Data>(data: Data | undefined, error?: Error): Query<Data> => ({
  data,
  isError: error !== undefined,
  error,
  refetch: vi.fn<() => void>(),
});

describe('both', () => {
  it.each([
    ['there once both are', query(1), query('a'), [1, 'a']],
    ['awaited while one is', query(1), query<string>(undefined), undefined],
    [
      'not there where one is not, whatever became of the other',
      query(null),
      query(undefined, new Error()),
      null,
    ],
  ])('is %s', (_what, one, other, data) => {
    expect(both<unknown, unknown>(one, other).data).toEqual(data);
  });

  it('fails with the one that failed, and asks only for what is missing', async () => {
    const missing = query<string>(undefined, new Error('rede'));
    const there = query(1);
    const pair = both(there, missing);
    expect(pair).toMatchObject({ isError: true, error: missing.error });
    await pair.refetch();
    expect(missing.refetch).toHaveBeenCalledOnce();
    expect(there.refetch).not.toHaveBeenCalled();
  });
});
