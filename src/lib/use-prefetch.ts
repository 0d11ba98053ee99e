import { useEffect } from 'react';
import { whenIdle } from './when-idle';

/**
 * Fetches code once the page is there and at rest, to be at hand later without waiting and without a connection. Before
 * that it would take the network from what the page shows first.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  // A failure here is not the last word: the first use asks again.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
