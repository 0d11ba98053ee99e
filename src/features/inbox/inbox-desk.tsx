import { useDeferredValue, useMemo, useState } from 'react';
import { ANY_MESSAGE, filterInbox } from '@/domain/messages/filter-inbox';
import type { InboxMessage } from '@/domain/messages/inbox';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { InboxFilters } from './inbox-filters';
import { InboxList } from './inbox-list';
import { useInboxFilter } from './use-inbox-filter';
import { useStatusChange } from './use-status-change';

/** The messages with what narrows them down. */
export function InboxDesk({ messages }: { messages: readonly InboxMessage[] }) {
  const { filter, choose, setSearch, clear } = useInboxFilter();
  const search = useDeferredValue(filter.search);
  const { status, kind, role } = filter;
  const change = useStatusChange();
  // Those whose status was changed under this filter stay until it changes: a row must not leave under the pointer.
  const [changed, setChanged] = useState<{ under: string; ids: ReadonlySet<string> }>(NOTHING_CHANGED);
  const here = [status, kind, role, search].join('\n');
  const stays = changed.under === here ? changed.ids : NOTHING_CHANGED.ids;

  const ofAnyStatus = useMemo(
    () => filterInbox(messages, { ...ANY_MESSAGE, kind, role, search }),
    [messages, kind, role, search],
  );
  const shown = useMemo(
    () =>
      ofAnyStatus.filter((message) => status === '' || message.status === status || stays.has(message.id)),
    [ofAnyStatus, status, stays],
  );

  return (
    <>
      <InboxFilters filter={filter} messages={ofAnyStatus} onChoose={choose} onSearch={setSearch} />
      <output className="num mt-5 mb-2 block min-h-5 text-sm text-muted">
        {shown.length < messages.length && found(shown.length)}
      </output>
      {shown.length > 0 ? (
        <InboxList
          key={here}
          messages={shown}
          onStatus={(message, next) => {
            setChanged({ under: here, ids: new Set(stays).add(message.id) });
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

const NOTHING_CHANGED = { under: '', ids: new Set<string>() };

function found(count: number): string {
  return count === 1 ? '1 mensagem encontrada' : `${count.toLocaleString('pt-BR')} mensagens encontradas`;
}
