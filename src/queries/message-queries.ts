import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { Backend } from '@/data/ports/backend';
import type { OutgoingMessage, SentMessage } from '@/domain/messages/message';
import { defineQueuedMutation } from './query-client';

const KEY = ['messages'] as const;
const SEND = 'send-message';

/** With a server, messages are queued in the outbox. */
export function defineMessageMutation(client: QueryClient, { messages }: Backend, isQueued: boolean): void {
  defineQueuedMutation<OutgoingMessage>(client, SEND, { send: messages.send, invalidates: KEY, isQueued });
}

/**
 * The current user's messages to the team, newest first; `waiting` are the messages that the server does not have
 * yet.
 */
export function useMessages() {
  const { messages } = useBackend();
  const query = useQuery(queryOptions({ queryKey: KEY, queryFn: () => messages.list() }));
  const sending = useMutationState({
    filters: {
      mutationKey: [SEND],
      // Messages refused after waiting are included, because they remain only on the device; other failed messages
      // are still in the form.
      predicate: ({ state: { status, failureCount, isPaused } }) =>
        status === 'pending' ? isPaused || failureCount > 0 : status === 'error' && failureCount > 1,
    },
    select: ({ state }): SentMessage => ({ ...(state.variables as OutgoingMessage), status: 'nova' }),
  });
  const stored = new Set(query.data?.map(({ id }) => id));
  return { ...query, waiting: sending.filter(({ id }) => !stored.has(id)).toReversed() };
}

/** Callbacks that are also called after the form was unmounted. */
type SendOptions = {
  /** Called before the message is sent. */
  onMutate(message: OutgoingMessage): Promise<void>;
  onSuccess(data: unknown, message: OutgoingMessage): void;
};

/** Sends a message to the team. */
export function useSendMessage(options: SendOptions) {
  return useMutation<unknown, Error, OutgoingMessage, void>({ mutationKey: [SEND], ...options });
}
