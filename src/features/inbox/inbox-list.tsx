import { ChevronDown, Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate, formatDateTime } from '@/copy/dates';
import { hasOtherAddress, type InboxMessage } from '@/domain/messages/inbox';
import {
  MESSAGE_KIND_NAMES,
  MESSAGE_STATUS_NAMES,
  MESSAGE_STATUSES,
  type MessageStatus,
  senderRole,
} from '@/domain/messages/message';
import { excerpt } from '@/lib/excerpt';
import { Badge, type BadgeVariant } from '@/ui/badge';
import { Button, buttonClass } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { replyLink } from './reply-link';

/** Thousands of rows at once would slow every update down. */
const STEP = 50;

type InboxListProps = {
  messages: readonly InboxMessage[];
  onStatus: (message: InboxMessage, status: MessageStatus) => void;
};

/** The messages, one page of rows at a time. */
export function InboxList({ messages, onStatus }: InboxListProps) {
  const [limit, setLimit] = useState(STEP);
  // The first row of the page just added takes the focus.
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

/** A collapsed message; its body is rendered when it is opened. */
function InboxRow({ message, takesFocus, onStatus }: InboxRowProps) {
  const { nome, papel_usuario, tipo_problema, mensagem, created_at, status } = message;
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
                dateTime={created_at}
                title={formatDateTime(created_at)}
                className="num text-sm text-muted sm:ml-auto"
              >
                {formatDate(new Date(created_at))}
              </time>
            </span>
            <span className="mt-1 block text-sm wrap-anywhere text-muted">
              <bdi>{nome}</bdi> · {senderRole(papel_usuario)}
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
          <p className="text-sm text-muted">O e-mail desta conta não serve para responder.</p>
        )}
      </div>
    </div>
  );
}
