import { useEffect } from 'react';
import type { DraftKeeper } from './draft-keeper';
import type { SendFlow } from './send-flow';

type Leaving = { flow: SendFlow; keeper: DraftKeeper };

/** However the page is left, a running correction is aborted (its credit comes back) and the draft is saved. */
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
