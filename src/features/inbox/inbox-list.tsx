import { useState } from 'react';
import type { InboxMessage, MessageStatus } from '@/domain/messages/inbox';
import { Button } from '@/ui/button';
import { InboxRow } from './inbox-row';

/** Rows at a time: thousands at once would make every change wait. */
const STEP = 50;

type InboxListProps = {
  messages: readonly InboxMessage[];
  onStatus: (message: InboxMessage, status: MessageStatus) => void;
};

/** The messages, as many as have been asked for. */
export function InboxList({ messages, onStatus }: InboxListProps) {
  const [limit, setLimit] = useState(STEP);
  // The first of those just asked for: the reading goes on there.
  const [firstNewId, setFirstNewId] = useState<string>();
  const left = messages.length - limit;

  function showMore() {
    setFirstNewId(messages[limit]?.id);
    setLimit(limit + STEP);
  }

  return (
    <>
      <ul aria-label="Mensagens" className="border-t">
        {messages.slice(0, limit).map((message) => (
          <InboxRow
            key={message.id}
            message={message}
            takesFocus={message.id === firstNewId}
            onStatus={(status) => onStatus(message, status)}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="outline" className="mt-5 max-sm:w-full" onClick={showMore}>
          Mostrar mais {Math.min(STEP, left)} de {left.toLocaleString('pt-BR')}
        </Button>
      )}
    </>
  );
}
