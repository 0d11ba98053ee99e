import { queryOptions, type QueryClient } from '@tanstack/react-query';

/**
 * What is read: its name, whose it is, which of several it is (texts), and a number that changes whenever it may have
 * changed.
 */
type OwnKey = readonly [name: string, userId: string, ...which: (string | number)[]];

/**
 * Reads something of the current user. The last answer stays on screen while a newer one loads and where that fails, but
 * never another user's. The device may know it without a network; what failed for lack of one is read when it is back.
 */
export function ownQuery<T>(key: OwnKey, read: () => Promise<T>) {
  return queryOptions({
    queryKey: key,
    async queryFn({ client }) {
      try {
        return await read();
      } catch (error) {
        keepLastAnswer<T>(client, key);
        throw error;
      }
    },
    placeholderData: (previous, query) => (query && isSame(query.queryKey, key) ? previous : undefined),
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}

/** The cache takes what changed for something new: without this, a failure would stand in place of what was known. */
function keepLastAnswer<T>(client: QueryClient, key: OwnKey): void {
  if (client.getQueryData(key) !== undefined) return;
  const known = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => state.data !== undefined && isSame(queryKey, key) })
    .map(({ state }) => state)
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  const last = known[0];
  if (last) client.setQueryData<T>(key, last.data as T, { updatedAt: last.dataUpdatedAt });
}

/** Whether two keys name the same thing, perhaps at another time. */
function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(texts(one)) === JSON.stringify(texts(other));
}

function texts(key: readonly unknown[]): unknown[] {
  return key.filter((part) => typeof part === 'string');
}
