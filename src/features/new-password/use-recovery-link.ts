import { useEffect, useState } from 'react';
import { useEntryServices } from '@/data/services-context';
import type { SessionUser } from '@/domain/session/session-user';

type LinkState =
  | { status: 'opening' }
  | { status: 'open'; user: SessionUser }
  | { status: 'failed'; error: unknown };

/** Opens the link in the address of the page: whose it is, or what is wrong with it. */
export function useRecoveryLink(): LinkState {
  const { session } = useEntryServices();
  const [link, setLink] = useState<LinkState>({ status: 'opening' });

  useEffect(() => {
    let isStale = false;
    const settle = (state: LinkState) => {
      if (!isStale) setLink(state);
    };
    session.openRecoveryLink().then(
      (user) => settle({ status: 'open', user }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      isStale = true;
    };
  }, [session]);

  return link;
}
