import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '@/copy/format-date';
import { MESSAGE_STATUS_NAMES, type InboxMessage, type MessageStatus } from '@/domain/messages/inbox';
import { MESSAGE_KIND_NAMES } from '@/domain/messages/message';
import { senderRole } from '@/domain/messages/sender-role';
import { excerpt } from '@/lib/excerpt';
import { formatDateTime } from '@/copy/format-date-time';
import { Badge, type BadgeVariant } from '@/ui/badge';
import { InboxMessageBody } from './inbox-message-body';

const EXCERPT_CHARACTERS = 140;

const STATUS_LOOKS: Record<MessageStatus, BadgeVariant> = {
  nova: 'mark',
  em_analise: 'warn',
  resolvida: 'ok',
};

type InboxRowProps = {
  message: InboxMessage;
  takesFocus: boolean;
  onStatus: (status: MessageStatus) => void;
};

/** A message folded to its beginning; what is inside is made when it is opened. */
export function InboxRow({ message, takesFocus, onStatus }: InboxRowProps) {
  const { nome, role, tipo_problema, mensagem, sentAt, status } = message;
  const [isOpen, setIsOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) summary.current?.focus();
  }, [takesFocus]);

  return (
    <li className="border-b [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary
          ref={summary}
          className="flex min-h-11 list-none items-start gap-3 rounded-sm py-4 [&::-webkit-details-marker]:hidden"
        >
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <b>{MESSAGE_KIND_NAMES[tipo_problema]}</b>
              <Badge variant={STATUS_LOOKS[status]}>{MESSAGE_STATUS_NAMES[status]}</Badge>
              <time
                dateTime={sentAt}
                title={formatDateTime(sentAt)}
                className="num text-sm text-muted sm:ml-auto"
              >
                {formatDate(new Date(sentAt))}
              </time>
            </span>
            <span className="mt-1 block text-sm wrap-anywhere text-muted">
              <bdi>{nome}</bdi> · {senderRole(role)}
            </span>
            {!isOpen && (
              <span dir="auto" className="mt-1 block text-sm wrap-anywhere text-ink-2">
                {excerpt(mensagem, EXCERPT_CHARACTERS)}
              </span>
            )}
          </span>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className={`mt-0.5 shrink-0 text-ink-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </summary>
        {isOpen && <InboxMessageBody message={message} onStatus={onStatus} />}
      </details>
    </li>
  );
}
