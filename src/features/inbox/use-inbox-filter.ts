import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InboxFilter, SenderRole } from '@/domain/messages/filter-inbox';
import { MESSAGE_STATUSES } from '@/domain/messages/inbox';
import { MESSAGE_KINDS } from '@/domain/messages/message';

export const SENDER_ROLES: readonly SenderRole[] = ['Aluno', 'Professor'];

const PARAMS = { status: 'situacao', kind: 'tipo', role: 'papel' } as const;

/** What is looked for: the choices stand in the address, to be found again after a reload; the words do not. */
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

/** An address edited by hand chooses nothing it does not know. */
function known<Value extends string>(values: readonly Value[], given: string | null): Value | '' {
  return values.find((value) => value === given) ?? '';
}
