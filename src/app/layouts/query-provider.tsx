import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { Services } from '@/data/services';
import { useServices, useStore } from '@/data/services-context';
import { defineEssayMutations } from '@/queries/essay-queries';
import { defineMessageMutation } from '@/queries/message-queries';
import { definePracticeMutations } from '@/queries/practice-queries';
import { defineFavouriteMutation } from '@/queries/repertoire-queries';
import { createQueryClient, restoreQueue } from '@/queries/query-client';

/** One cache per signed-in user. Resends the user's mutations that the server does not have yet. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { session, backend, capabilities, outbox, onExternalChange } = useServices();
  const userId = useStore(session.user, (user) => user?.id);
  const client = useMemo(
    () => createUserClient({ backend, capabilities, outbox }),
    // oxlint-disable-next-line react/exhaustive-deps -- another user gets another cache
    [backend, capabilities, outbox, userId],
  );

  useEffect(() => {
    if (userId) void restoreQueue(client, outbox, userId);
  }, [client, outbox, userId]);

  useEffect(() => onExternalChange(() => void client.invalidateQueries()), [onExternalChange, client]);

  // The key remounts everything for another user, because mounted queries would stay with the cache they started
  // with.
  return (
    <QueryClientProvider key={userId} client={client}>
      {children}
    </QueryClientProvider>
  );
}

/** The cache of one user, with the mutations waiting for a server, if there is one. */
export function createUserClient({
  backend,
  capabilities,
  outbox,
}: Pick<Services, 'backend' | 'capabilities' | 'outbox'>) {
  const client = createQueryClient(outbox);
  defineEssayMutations(client, backend, capabilities.hasServer);
  defineMessageMutation(client, backend, capabilities.hasServer);
  definePracticeMutations(client, backend, capabilities.hasServer);
  defineFavouriteMutation(client, backend, capabilities.hasServer);
  return client;
}
