import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { InboxMessage, MessageStatus } from '@/domain/messages/inbox';
import { ownQuery } from './own-query';
import { useSessionUser, useStore } from './services-context';
import { useLateServices } from './use-late-services';

/** All messages to the team, newest first; for developers. */
export function useInbox(): UseQueryResult<InboxMessage[]> {
  const { newsroom } = useLateServices();
  const userId = useSessionUser().id;
  const version = useStore(newsroom.version);
  return useQuery(ownQuery(['inbox', userId, version], () => newsroom.inbox()));
}

type StatusChange = { message: InboxMessage; status: MessageStatus };

/** Gives a message another status: on the screen at once, and back to what it was where that fails. */
export function useSetMessageStatus() {
  const { newsroom } = useLateServices();
  const queryKey = ['inbox', useSessionUser().id];
  const queryClient = useQueryClient();
  const show = (id: string, status: MessageStatus) =>
    queryClient.setQueriesData<InboxMessage[]>({ queryKey }, (known) =>
      known?.map((message) => (message.id === id ? { ...message, status } : message)),
    );
  return useMutation({
    mutationFn: ({ message, status }: StatusChange) => newsroom.setStatus(message.id, status),
    networkMode: 'always',
    async onMutate({ message, status }) {
      // An answer on its way would bring the old one back.
      await queryClient.cancelQueries({ queryKey });
      show(message.id, status);
    },
    onError: (_, { message }) => show(message.id, message.status),
  });
}
