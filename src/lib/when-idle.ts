import { useEffect, useState } from 'react';

/** Maximum wait (ms) on a page that is never idle; and the delay without requestIdleCallback (Safari). */
const LATEST_MS = 5000;
const MOMENT_MS = 500;

/** Calls `work` when the page is idle; the returned function cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, MOMENT_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}

/**
 * Whether the page has been idle at least once since the component was mounted; used to defer less urgent content.
 */
export function useIsRested(): boolean {
  const [isRested, setIsRested] = useState(false);
  useEffect(() => whenIdle(() => setIsRested(true)), []);
  return isRested;
}

/**
 * Loads code when the page is idle, so that it is available later without waiting or a connection. Loading it
 * earlier would compete for the network with the page's initial content.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  // A failure is ignored, as the first use retries.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
