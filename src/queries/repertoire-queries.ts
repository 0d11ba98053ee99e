import {
  queryOptions,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { v4 as newId } from 'uuid';
import type { Backend } from '@/data/ports/backend';
import type { OutgoingFavourite } from '@/data/ports/repertoire';
import { useBackend, useServices, useSessionUser } from '@/data/services-context';
import { defineQueuedMutation, submitQueued } from './query-client';

const KEY = ['favourites'] as const;
const SET = 'set-favourite';

/** With a server, changes of favourites are queued in the outbox. */
export function defineFavouriteMutation(
  client: QueryClient,
  { repertoire }: Backend,
  isQueued: boolean,
): void {
  defineQueuedMutation<OutgoingFavourite>(client, SET, {
    send: repertoire.setFavourite,
    invalidates: KEY,
    isQueued,
  });
}

/**
 * The current user's favourites, by the ids of the entries; `saved` includes changes that the server does not have yet,
 * and is known as far as possible while the query is not.
 */
export function useFavourites() {
  const { repertoire } = useBackend();
  const query = useQuery(queryOptions({ queryKey: KEY, queryFn: () => repertoire.favourites() }));
  const { data, dataUpdatedAt } = query;
  const changes = useMutationState({
    filters: {
      mutationKey: [SET],
      // A change that was made after the last answer may be missing there.
      predicate: ({ state: { status, submittedAt } }) =>
        status === 'pending' || (status === 'success' && submittedAt >= dataUpdatedAt),
    },
    select: ({ state }) => state.variables as OutgoingFavourite,
  });
  const saved = useMemo(() => {
    const ids = new Set(data?.map(({ entrada }) => entrada));
    for (const { entrada, isFavourite } of changes) {
      if (isFavourite) ids.add(entrada);
      else ids.delete(entrada);
    }
    return ids as ReadonlySet<string>;
  }, [data, changes]);
  return { ...query, saved };
}

/** Saves or removes a favourite. `waiting`: the change is on this device, and will be sent automatically. */
export function useSetFavourite(): (
  entrada: string,
  isFavourite: boolean,
) => Promise<'sent' | 'waiting' | 'stored'> {
  const client = useQueryClient();
  const { outbox } = useServices();
  const { id: userId } = useSessionUser();
  return async (entrada, isFavourite) => {
    const id = newId();
    try {
      return await submitQueued<OutgoingFavourite>(
        client,
        SET,
        { id, userId, entrada, isFavourite },
        'waiting',
      );
    } catch (error) {
      // The failed change is removed from the outbox, because the error is reported.
      await outbox.remove(id);
      throw error;
    }
  };
}
