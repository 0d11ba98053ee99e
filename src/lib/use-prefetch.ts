import { useEffect } from 'react';

/** Fetches code once the page is there, to be at hand later without waiting and without a connection. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A failure here is not the last word: the first use asks again.
    load().catch(() => {});
  }, [load]);
}
