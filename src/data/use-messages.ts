import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SentMessage } from '@/domain/messages/message';
import { ownQuery } from './own-query';
import { useSessionUser, useStore } from './services-context';
import { useLateServices } from './use-late-services';

/** Those that still wait to be sent; known without the server. */
export function usePendingMessages(): readonly SentMessage[] {
  return useStore(useLateServices().messages.pending);
}

/** The current user's messages to the team, newest first, read again whenever they change. */
export function useMessages(): UseQueryResult<SentMessage[]> {
  const { messages } = useLateServices();
  const userId = useSessionUser().id;
  const version = useStore(messages.version);
  return useQuery(ownQuery(['messages', userId, version], () => messages.list()));
}
