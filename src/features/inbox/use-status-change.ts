import { errorSentence } from '@/copy/errors';
import { useSetMessageStatus } from '@/data/use-newsroom';
import type { InboxMessage, MessageStatus } from '@/domain/messages/inbox';
import { notify } from '@/ui/toast';

/** Changes the status of a message; a change that did not reach the server is taken back, and that is said. */
export function useStatusChange() {
  const { mutate } = useSetMessageStatus();
  return (message: InboxMessage, status: MessageStatus) =>
    mutate(
      { message, status },
      {
        onError: (error) =>
          notify({
            title: 'A situação não mudou',
            description: errorSentence(error),
            variant: 'destructive',
          }),
      },
    );
}
