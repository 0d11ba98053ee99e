import { useEffect, useRef } from 'react';
import { messages } from '@/copy/messages';
import { useSessionUser } from '@/data/services-context';
import { notify } from '@/ui/toast';

/** Tells when credits arrive: a purchase confirmed, or one given back after a failed correction (spec §8). */
export function useCreditsNotice(): void {
  const { id, creditos_correcoes: balance } = useSessionUser();
  const seen = useRef({ id, balance });

  useEffect(() => {
    const before = seen.current;
    seen.current = { id, balance };
    const added = before.id === id ? balance - before.balance : 0;
    if (added > 0) notify(messages.creditsAdded(added));
  }, [id, balance]);
}
