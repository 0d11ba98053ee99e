import { formatDate, formatDateTime } from '@/copy/dates';
import { useServices } from '@/data/services-context';
import {
  MESSAGE_KIND_NAMES,
  type MessageStatus,
  SENT_STATUS_NAMES,
  type SentMessage,
} from '@/domain/messages/message';
import { useMessages } from '@/queries/message-queries';
import { Badge, type BadgeVariant } from '@/ui/badge';
import { Loaded } from '@/ui/loaded';
import { MessageList, MessageRow } from '@/components/message-list';
import { Skeleton } from '@/ui/skeleton';

/** The messages of the current user, newest first. */
export function OwnMessages() {
  const messages = useMessages();
  const { data, waiting } = messages;
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const shown = [...waiting, ...(data ?? [])];
  const { hasServer } = useServices().capabilities;
  return (
    <section aria-labelledby="own-messages">
      <h3 id="own-messages" className="mb-3 text-lg">
        Suas mensagens
      </h3>
      {shown.length > 0 && (
        <MessageList
          label="Mensagens enviadas"
          items={shown}
          renderRow={(message, takesFocus) => (
            <OwnMessage
              key={message.id}
              message={message}
              isWaiting={waitingIds.has(message.id)}
              takesFocus={takesFocus}
            />
          )}
        />
      )}
      <Loaded
        query={messages}
        placeholder={<ListSkeleton />}
        failed={{
          title: `Não deu para carregar ${waiting.length > 0 ? 'as outras' : 'suas'} mensagens`,
          note: 'Elas continuam guardadas, e você pode escrever enquanto isso.',
          className: waiting.length > 0 ? 'pt-6' : 'border-t pt-6',
        }}
      >
        {() =>
          shown.length === 0 && (
            <p className="border-t pt-4 text-ink-2">
              Nenhuma ainda. O que você enviar fica guardado aqui, com a data e o texto inteiro.
            </p>
          )
        }
      </Loaded>
      {!hasServer && (
        <p className="mt-3 text-sm text-muted">Modo demonstração: o que você envia fica só neste aparelho.</p>
      )}
    </section>
  );
}

const STATUS_LOOKS: Record<MessageStatus, BadgeVariant> = {
  nova: 'outline',
  em_analise: 'warn',
  resolvida: 'ok',
};

type OwnMessageProps = {
  message: SentMessage;
  /** Whether the message is still queued because the server has not received it yet. */
  isWaiting: boolean;
  takesFocus: boolean;
};

function OwnMessage({ message, isWaiting, takesFocus }: OwnMessageProps) {
  const { tipo_problema, mensagem, created_at, status } = message;
  return (
    <MessageRow
      title={MESSAGE_KIND_NAMES[tipo_problema]}
      badge={
        <Badge variant={isWaiting ? 'outline' : STATUS_LOOKS[status]}>
          {isWaiting ? 'Aguardando envio' : SENT_STATUS_NAMES[status]}
        </Badge>
      }
      date={{ iso: created_at, short: formatDate(new Date(created_at)), full: formatDateTime(created_at) }}
      text={mensagem}
      takesFocus={takesFocus}
    >
      <p className="pr-7.5 pb-4 wrap-anywhere whitespace-pre-line">{mensagem}</p>
    </MessageRow>
  );
}

function ListSkeleton() {
  return (
    <div className="border-t">
      <output className="sr-only">Carregando suas mensagens</output>
      {['w-3/4', 'w-2/3'].map((width) => (
        <div key={width} className="grid gap-2 border-b py-4">
          <Skeleton className="h-4 w-40" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
