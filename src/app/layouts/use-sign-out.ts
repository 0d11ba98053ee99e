import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '@/data/services-context';
import { messages } from '@/copy/messages';
import { notify } from '@/ui/toast';
import type { WorkAtStake } from './work-at-stake';

/**
 * "Sair". Asks first where work would be left that is only here. The page is taken off the screen while its user is still
 * signed in, so that an editor can put its last keystrokes into that user's draft. The guard then leads to the root.
 */
export function useSignOut() {
  const services = useServices();
  const [isLeaving, setIsLeaving] = useState(false);
  const [work, setWork] = useState<WorkAtStake | null>(null);

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
    // Nothing is deleted either way: where the question cannot be had, nobody is kept in.
    const found = await import('./work-at-stake').then(
      ({ workAtStake }) => workAtStake(services),
      () => null,
    );
    if (found) setWork(found);
    else await signOut();
  }

  return {
    isLeaving,
    signOut: () => void ask(),
    question: {
      open: work !== null,
      work,
      onStay: () => setWork(null),
      onLeave: () => void signOut(),
    },
  };
}
