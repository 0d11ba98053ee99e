import { useDeferredValue, useMemo, useState } from 'react';
import { useServices } from '@/data/services-context';
import { ANY_MESSAGE, countStatuses, filterInbox } from '@/domain/messages/filter-inbox';
import type { InboxMessage } from '@/domain/messages/inbox';
import type { MessageStatus } from '@/domain/messages/message';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { InboxFilters, useInboxFilter } from './inbox-filters';
import { InboxList } from './inbox-list';
import { useInbox, useSetMessageStatus } from './inbox-queries';

/** The messages of users to the team (R-MESSAGE-5). */
export function Inbox() {
  const { hasServer } = useServices().capabilities;
  const query = useInbox();
  const { data } = query;
  return (
    <>
      <header className="mb-6">
        <h2 className="text-xl lg:text-2xl">Mensagens</h2>
        {data && data.length > 0 && <Summary messages={data} />}
        {!hasServer && (
          <p className="mt-1 max-w-[60ch] text-sm text-muted">
            Modo demonstração: aqui chega o que se escreve neste aparelho. Enquanto não há nada, as mensagens
            são dados de exemplo.
          </p>
        )}
      </header>
      <Loaded
        query={query}
        placeholder={<InboxSkeleton />}
        failed={{
          title: 'As mensagens não abriram agora',
          note: 'Confira a conexão e tente de novo. Nenhuma mensagem se perde.',
        }}
        empty={
          <EmptyState griffin="reading" title="Nenhuma mensagem ainda" headingLevel={3}>
            O que alunos e professores enviarem pela página Feedback chega aqui.
          </EmptyState>
        }
      >
        {(messages) => <FilteredInbox messages={messages} />}
      </Loaded>
    </>
  );
}

function Summary({ messages }: { messages: readonly InboxMessage[] }) {
  const { nova } = countStatuses(messages);
  const all = messages.length.toLocaleString('pt-BR');
  return (
    <p className="num mt-1.5 text-ink-2">
      {messages.length === 1 ? '1 mensagem' : `${all} mensagens`}
      {nova === 0 ? ', nenhuma nova' : null}
      {nova > 0 && (
        <>
          , <b>{nova.toLocaleString('pt-BR')}</b> {nova === 1 ? 'nova' : 'novas'}
        </>
      )}
    </p>
  );
}

/** The filters and the messages that match them. */
function FilteredInbox({ messages }: { messages: readonly InboxMessage[] }) {
  const { filter, choose, setSearch, clear } = useInboxFilter();
  const search = useDeferredValue(filter.search);
  const { status, kind, role } = filter;
  const { mutate } = useSetMessageStatus();
  const change = (message: InboxMessage, status: MessageStatus) => mutate({ message, status });
  // A row whose status was changed stays until the filter changes, so that it does not vanish under the pointer.
  const [changed, setChanged] = useState<{ filterKey: string; ids: ReadonlySet<string> }>(NOTHING_CHANGED);
  const filterKey = [status, kind, role, search].join('\n');
  const pinnedIds = changed.filterKey === filterKey ? changed.ids : NOTHING_CHANGED.ids;

  const ofAnyStatus = useMemo(
    () => filterInbox(messages, { ...ANY_MESSAGE, kind, role, search }),
    [messages, kind, role, search],
  );
  const shown = useMemo(
    () =>
      ofAnyStatus.filter(
        (message) => status === '' || message.status === status || pinnedIds.has(message.id),
      ),
    [ofAnyStatus, status, pinnedIds],
  );

  return (
    <>
      <InboxFilters filter={filter} messages={ofAnyStatus} onChoose={choose} onSearch={setSearch} />
      <output className="num mt-5 mb-2 block min-h-5 text-sm text-muted">
        {shown.length < messages.length && found(shown.length)}
      </output>
      {shown.length > 0 ? (
        <InboxList
          key={filterKey}
          messages={shown}
          onStatus={(message, next) => {
            setChanged({ filterKey, ids: new Set(pinnedIds).add(message.id) });
            change(message, next);
          }}
        />
      ) : (
        <EmptyState
          title="Nada com estes filtros"
          headingLevel={3}
          className="border-t pt-6"
          action={
            <Button variant="outline" onClick={clear}>
              Limpar filtros
            </Button>
          }
        >
          Nenhuma mensagem combina com tudo o que você escolheu.
        </EmptyState>
      )}
    </>
  );
}

const NOTHING_CHANGED = { filterKey: '', ids: new Set<string>() };

function found(count: number): string {
  return count === 1 ? '1 mensagem encontrada' : `${count.toLocaleString('pt-BR')} mensagens encontradas`;
}

export function InboxSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando as mensagens</output>
      <Skeleton className="h-12" />
      <div className="mt-8 border-t">
        {['w-3/4', 'w-2/3', 'w-4/5', 'w-1/2'].map((width) => (
          <div key={width} className="grid gap-2.5 border-b py-5">
            <Skeleton className="h-5 w-48" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
