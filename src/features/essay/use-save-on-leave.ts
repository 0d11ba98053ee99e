import { useEffect, useEffectEvent } from 'react';
import type { DraftKeeper } from './draft-keeper';
import type { SendFlow } from './send-flow';

type Leaving = { flow: SendFlow; keeper: DraftKeeper };

/**
 * When the page is left in any way, saves the draft. A running correction is aborted, refunding its credit, unless the
 * app stays open and `onLeft` takes it over.
 */
export function useSaveOnLeave({ flow, keeper }: Leaving, onLeft: () => void = () => flow.abort()): void {
  const leaveOpen = useEffectEvent(() => (flow.get().step === 'correcting' ? onLeft() : flow.abort()));

  useEffect(() => {
    const disconnect = keeper.connect();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && keeper.flush();
    function close() {
      flow.abort();
      keeper.flush();
    }
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', close);
      leaveOpen();
      keeper.flush();
      disconnect();
    };
  }, [flow, keeper]);
}
