import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countStatuses, type InboxFilter, type SenderRole } from '@/domain/messages/filter-inbox';
import type { InboxMessage } from '@/domain/messages/inbox';
import {
  MESSAGE_KIND_NAMES,
  MESSAGE_KINDS,
  MESSAGE_STATUS_NAMES,
  MESSAGE_STATUSES,
} from '@/domain/messages/message';
import { Field } from '@/ui/field';
import { Input, Select } from '@/ui/input';

type InboxFiltersProps = {
  filter: InboxFilter;
  /** The messages that match all filters except the status filter; the counts per status refer to these messages. */
  messages: readonly InboxMessage[];
  onChoose: (name: 'status' | 'kind' | 'role', value: string) => void;
  onSearch: (words: string) => void;
};

/** Filters by status (with counts), role, message type and search words. */
export function InboxFilters({ filter, messages, onChoose, onSearch }: InboxFiltersProps) {
  const counts = countStatuses(messages);
  const count = (number: number) => number.toLocaleString('pt-BR');
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-[1fr_1fr_1fr_1.4fr]">
      <Field label="Situação">
        {(control) => (
          <Select
            {...control}
            value={filter.status}
            onChange={(event) => onChoose('status', event.target.value)}
          >
            <option value="">Todas ({count(messages.length)})</option>
            {MESSAGE_STATUSES.map((status) => (
              <option key={status} value={status}>
                {MESSAGE_STATUS_NAMES[status]} ({count(counts[status])})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="De">
        {(control) => (
          <Select {...control} value={filter.role} onChange={(event) => onChoose('role', event.target.value)}>
            <option value="">Todos</option>
            {SENDER_ROLES.map((role) => (
              <option key={role} value={role}>
                {role}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Tipo" className="max-lg:col-span-2 sm:max-lg:col-span-1">
        {(control) => (
          <Select {...control} value={filter.kind} onChange={(event) => onChoose('kind', event.target.value)}>
            <option value="">Todos</option>
            {MESSAGE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {MESSAGE_KIND_NAMES[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Buscar" className="max-lg:col-span-2 sm:max-lg:col-span-1">
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder="Nome, e-mail ou palavras"
            autoComplete="off"
            value={filter.search}
            onChange={(event) => onSearch(event.target.value)}
          />
        )}
      </Field>
    </search>
  );
}

const SENDER_ROLES: readonly SenderRole[] = ['Aluno', 'Professor'];

const PARAMS = { status: 'situacao', kind: 'tipo', role: 'papel' } as const;

/**
 * The filter. Status, kind and role are stored in the URL, so that they survive a reload; the search words are not.
 */
export function useInboxFilter() {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const filter: InboxFilter = {
    status: known(MESSAGE_STATUSES, params.get(PARAMS.status)),
    kind: known(MESSAGE_KINDS, params.get(PARAMS.kind)),
    role: known(SENDER_ROLES, params.get(PARAMS.role)),
    search,
  };

  function choose(name: keyof typeof PARAMS, value: string) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(PARAMS[name]);
        else next.set(PARAMS[name], value);
        return next;
      },
      { replace: true },
    );
  }

  return {
    filter,
    choose,
    setSearch,
    clear() {
      setSearch('');
      setParams({}, { replace: true });
    },
  };
}

/** Ignores unknown values in the URL. */
function known<Value extends string>(values: readonly Value[], given: string | null): Value | '' {
  return values.find((value) => value === given) ?? '';
}
