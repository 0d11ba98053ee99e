import { Mail } from 'lucide-react';
import { formatDate, formatDateTime } from '@/copy/dates';
import { hasOtherAddress, type InboxMessage } from '@/domain/messages/inbox';
import {
  MESSAGE_KIND_NAMES,
  MESSAGE_STATUS_NAMES,
  MESSAGE_STATUSES,
  type MessageStatus,
  senderRole,
} from '@/domain/messages/message';
import { Badge, type BadgeVariant } from '@/ui/badge';
import { buttonClass } from '@/ui/button';
import { MessageList, MessageRow } from '@/components/message-list';
import { Segmented } from '@/ui/segmented';
import { replyLink } from './reply-link';

type InboxListProps = {
  messages: readonly InboxMessage[];
  onStatus: (message: InboxMessage, status: MessageStatus) => void;
};

/** The messages, one page of rows at a time. */
export function InboxList({ messages, onStatus }: InboxListProps) {
  return (
    <MessageList
      label="Mensagens"
      items={messages}
      renderRow={(message, takesFocus) => (
        <MessageRow
          key={message.id}
          title={MESSAGE_KIND_NAMES[message.tipo_problema]}
          badge={<Badge variant={STATUS_LOOKS[message.status]}>{MESSAGE_STATUS_NAMES[message.status]}</Badge>}
          date={{
            iso: message.created_at,
            short: formatDate(new Date(message.created_at)),
            full: formatDateTime(message.created_at),
          }}
          about={
            <>
              <bdi>{message.nome}</bdi> · {senderRole(message.papel_usuario)}
            </>
          }
          text={message.mensagem}
          takesFocus={takesFocus}
        >
          <InboxMessageBody message={message} onStatus={(status) => onStatus(message, status)} />
        </MessageRow>
      )}
    />
  );
}

const STATUS_LOOKS: Record<MessageStatus, BadgeVariant> = {
  nova: 'mark',
  em_analise: 'warn',
  resolvida: 'ok',
};

const STATUS_OPTIONS = MESSAGE_STATUSES.map((value) => ({ value, label: MESSAGE_STATUS_NAMES[value] }));

type InboxMessageBodyProps = { message: InboxMessage; onStatus: (status: MessageStatus) => void };

/** The message, the contact of its sender, and its status. */
function InboxMessageBody({ message, onStatus }: InboxMessageBodyProps) {
  const { id, email, conta_email, telefone, mensagem, status } = message;
  const reply = replyLink(message);
  return (
    <div className="grid gap-5 pb-6">
      <p dir="auto" className="max-w-[68ch] leading-relaxed wrap-anywhere whitespace-pre-line">
        {mensagem}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {conta_email !== null && (
          <>
            <dt className="text-muted">E-mail da conta</dt>
            <dd className="wrap-anywhere">
              <bdi>{conta_email}</bdi>
            </dd>
          </>
        )}
        {hasOtherAddress(message) && (
          <>
            <dt className="text-muted">E-mail digitado</dt>
            <dd className="wrap-anywhere">
              <bdi>{email}</bdi>
            </dd>
          </>
        )}
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
          <p className="text-sm text-muted">O e-mail desta conta não é válido: não dá para responder.</p>
        )}
      </div>
    </div>
  );
}
