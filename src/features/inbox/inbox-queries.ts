import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '@/copy/errors';
import { useBackend } from '@/data/services-context';
import type { InboxMessage } from '@/domain/messages/inbox';
import type { MessageStatus } from '@/domain/messages/message';
import { notify } from '@/ui/toast';

const KEY = ['inbox'] as const;

/** All messages to the team, newest first; for developers. */
export function useInbox() {
  const { inbox } = useBackend();
  return useQuery(queryOptions({ queryKey: KEY, queryFn: () => inbox.list() }));
}

type StatusChange = { message: InboxMessage; status: MessageStatus };

/** Sets the status of a message: an optimistic update, rolled back on failure. */
export function useSetMessageStatus() {
  const { inbox } = useBackend();
  const queryClient = useQueryClient();
  const show = (id: string, status: MessageStatus) =>
    queryClient.setQueryData<InboxMessage[]>(KEY, (known) =>
      known?.map((message) => (message.id === id ? { ...message, status } : message)),
    );
  return useMutation({
    mutationFn: ({ message, status }: StatusChange) => inbox.setStatus(message.id, status),
    meta: { invalidates: KEY },
    async onMutate({ message, status }) {
      // A pending fetch would overwrite the optimistic update.
      await queryClient.cancelQueries({ queryKey: KEY });
      show(message.id, status);
    },
    onError(error, { message }) {
      show(message.id, message.status);
      notify({ title: 'A situação não mudou', description: errorSentence(error), variant: 'destructive' });
    },
  });
}
