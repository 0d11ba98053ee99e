import { useEffect } from 'react';
import type { DraftKeeper } from './draft-keeper';
import type { SendFlow } from './send-flow';

type Leaving = { flow: SendFlow; keeper: DraftKeeper };

/** When the page is left in any way, aborts a running correction (refunding its credit) and saves the draft. */
export function useSaveOnLeave({ flow, keeper }: Leaving): void {
  useEffect(() => {
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
  }, [flow, keeper]);
}
