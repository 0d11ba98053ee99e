import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '@/copy/messages';
import { useServices } from '@/data/services-context';
import { askToLeave } from '@/lib/use-leave-guard';
import { notify } from '@/ui/toast';
import type { UnsyncedWork } from './sign-out-dialog';

/**
 * "Sair". Asks first if unsynced work would be left on this device. The page is unmounted while its user is still
 * signed in, so that an editor can save its last keystrokes in that user's draft. The guard then redirects to the root.
 */
export function useSignOut() {
  const services = useServices();
  const [isLeaving, setIsLeaving] = useState(false);
  const [work, setWork] = useState<UnsyncedWork | null>(null);

  async function signOut() {
    flushSync(() => setIsLeaving(true));
    try {
      await services.session.signOut();
      notify(messages.loggedOut);
    } catch {
      setIsLeaving(false);
      notify(messages.entryFailed);
    }
  }

  async function ask() {
    // Signing out continues if the dialog cannot be loaded, because signing out deletes nothing.
    const found = await import('./sign-out-dialog').then(
      ({ findUnsyncedWork }) => findUnsyncedWork(services),
      () => null,
    );
    if (found) setWork(found);
    else await signOut();
  }

  return {
    isLeaving,
    signOut: () => askToLeave(() => void ask()),
    question: {
      open: work !== null,
      work,
      onStay: () => setWork(null),
      onLeave: () => void signOut(),
    },
  };
}
