import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '@/data/services-context';
import { messages } from '@/copy/messages';
import { notify } from '@/ui/toast';

/**
 * "Sair". The page is taken off the screen first, while its user is still signed in, so that an editor can put
 * its last keystrokes into that user's draft. The guard then leads to the root.
 */
export function useSignOut() {
  const { session } = useServices();
  const [isLeaving, setIsLeaving] = useState(false);

  async function signOut() {
    flushSync(() => setIsLeaving(true));
    try {
      await session.signOut();
      notify(messages.loggedOut);
    } catch {
      setIsLeaving(false);
      notify(messages.entryFailed);
    }
  }

  return { isLeaving, signOut: () => void signOut() };
}
