import { ChevronDown } from 'lucide-react';
import { formatDate, formatDateTime } from '@/copy/dates';
import { useServices } from '@/data/services-context';
import {
  MESSAGE_KIND_NAMES,
  type MessageStatus,
  SENT_STATUS_NAMES,
  type SentMessage,
} from '@/domain/messages/message';
import { useMessages } from '@/queries/message-queries';
import { excerpt } from '@/lib/excerpt';
import { Badge, type BadgeVariant } from '@/ui/badge';
import { LoadFailed } from '@/ui/load-failed';
import { Skeleton } from '@/ui/skeleton';

const EXCERPT_CHARACTERS = 70;

/** The messages of the current user, newest first. */
export function OwnMessages() {
  const { data, waiting, isPending, isError, refetch } = useMessages();
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const shown = [...waiting, ...(data ?? [])];
  const { hasServer } = useServices().capabilities;
  return (
    <section aria-labelledby="own-messages">
      <h3 id="own-messages" className="mb-3 text-lg">
        Suas mensagens
      </h3>
      {isPending && <ListSkeleton />}
      {data && shown.length === 0 && (
        <p className="border-t pt-4 text-ink-2">
          Nenhuma ainda. O que você enviar fica guardado aqui, com a data e o texto inteiro.
        </p>
      )}
      {shown.length > 0 && (
        <ul className="border-t">
          {shown.map((message) => (
            <OwnMessage key={message.id} message={message} isWaiting={waitingIds.has(message.id)} />
          ))}
        </ul>
      )}
      {isError && !data && (
        <LoadFailed
          title={`Não deu para carregar ${waiting.length > 0 ? 'as outras' : 'suas'} mensagens`}
          onRetry={() => void refetch()}
          className={waiting.length === 0 ? 'border-t' : undefined}
        >
          Elas continuam guardadas, e você pode escrever enquanto isso.
        </LoadFailed>
      )}
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

/** Collapsed to an excerpt; rows out of view are not laid out. */
function OwnMessage({
  message: { tipo_problema, mensagem, created_at, status },
  isWaiting,
}: {
  message: SentMessage;
  /** Queued: the server does not have it yet. */
  isWaiting: boolean;
}) {
  return (
    <li className="border-b [contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <details className="group">
        <summary className="flex min-h-11 list-none items-start gap-3 rounded-sm py-3.5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b>{MESSAGE_KIND_NAMES[tipo_problema]}</b>
              <time
                dateTime={created_at}
                title={formatDateTime(created_at)}
                className="num text-sm text-muted"
              >
                {formatDate(new Date(created_at))}
              </time>
            </span>
            <Badge variant={isWaiting ? 'outline' : STATUS_LOOKS[status]} className="mt-1">
              {isWaiting ? 'Aguardando envio' : SENT_STATUS_NAMES[status]}
            </Badge>
            <span className="mt-0.5 block text-sm wrap-anywhere text-ink-2 group-open:hidden">
              {excerpt(mensagem, EXCERPT_CHARACTERS)}
            </span>
          </span>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className="mt-0.5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="pr-7.5 pb-4 wrap-anywhere whitespace-pre-line">{mensagem}</p>
      </details>
    </li>
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
