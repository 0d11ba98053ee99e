import { useEffect, useState } from 'react';
import { createDesk, type Desk } from './create-desk';
import { messages } from '@/copy/messages';
import type { DraftRepository } from '@/data/services';
import { useServices } from '@/data/services-context';
import { isBlank } from '@/domain/essay/send-rules';
import { notify } from '@/ui/toast';

/** Whose draft this page has already brought back: coming from another screen of the app is no recovery. */
const recoveredFor = new WeakMap<DraftRepository, string>();

/**
 * The desk while the editor is open. However the page goes away, a running correction is aborted (its credit
 * comes back) and the draft is saved.
 */
export function useDesk(userId: string): Desk {
  const services = useServices();
  const [desk] = useState(() => createDesk(services, userId));

  useEffect(() => {
    const { flow, keeper } = desk;
    const disconnect = keeper.connect();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && keeper.flush();
    function leave() {
      flow.abort();
      keeper.flush();
    }
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', leave);
      leave();
      disconnect();
    };
  }, [desk]);

  useEffect(() => {
    // Out by now: what says so must not be replaced.
    if (services.session.user.get()?.id !== userId) return;
    if (recoveredFor.get(services.drafts) === userId) return;
    recoveredFor.set(services.drafts, userId);
    if (!isBlank(desk.keeper.get().draft.essay)) notify(messages.essayRecovered);
  }, [desk, services.drafts, services.session.user, userId]);

  return desk;
}
