import { countStatuses, type InboxFilter } from '@/domain/messages/filter-inbox';
import { MESSAGE_STATUS_NAMES, MESSAGE_STATUSES, type InboxMessage } from '@/domain/messages/inbox';
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from '@/domain/messages/message';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { SENDER_ROLES } from './use-inbox-filter';

type InboxFiltersProps = {
  filter: InboxFilter;
  /** Those that match in everything but their status: the counts are of these. */
  messages: readonly InboxMessage[];
  onChoose: (name: 'status' | 'kind' | 'role', value: string) => void;
  onSearch: (words: string) => void;
};

/** Status with counts, kind, role, and words to look for. */
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
