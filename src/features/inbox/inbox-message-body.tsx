import { Mail } from 'lucide-react';
import {
  MESSAGE_STATUS_NAMES,
  MESSAGE_STATUSES,
  type InboxMessage,
  type MessageStatus,
} from '@/domain/messages/inbox';
import { buttonClass } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { replyLink } from './reply-link';

const STATUS_OPTIONS = MESSAGE_STATUSES.map((value) => ({ value, label: MESSAGE_STATUS_NAMES[value] }));

type InboxMessageBodyProps = { message: InboxMessage; onStatus: (status: MessageStatus) => void };

/** The whole message as text, whom to answer, and what has become of it. */
export function InboxMessageBody({ message, onStatus }: InboxMessageBodyProps) {
  const { id, email, telefone, mensagem, status } = message;
  const reply = replyLink(message);
  return (
    <div className="grid gap-5 pb-6">
      <p dir="auto" className="max-w-[68ch] leading-relaxed wrap-anywhere whitespace-pre-line">
        {mensagem}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">E-mail</dt>
        <dd className="wrap-anywhere">
          <bdi>{email}</bdi>
        </dd>
        {telefone && (
          <>
            <dt className="text-muted">Telefone</dt>
            <dd className="wrap-anywhere">
              <bdi>{telefone}</bdi>
            </dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          legend="Situação"
          name={`status-${id}`}
          options={STATUS_OPTIONS}
          value={status}
          onChange={onStatus}
          className="text-sm max-sm:w-full"
        />
        {reply ? (
          <a href={reply} className={buttonClass({ variant: 'outline' })}>
            <Mail size={18} strokeWidth={1.75} aria-hidden="true" />
            Responder por e-mail
          </a>
        ) : (
          <p className="text-sm text-muted">O e-mail informado não serve para responder.</p>
        )}
      </div>
    </div>
  );
}
