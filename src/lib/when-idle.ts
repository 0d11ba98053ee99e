import { useEffect, useState } from 'react';

/** At the latest then, also on a page that never rests (ms); and how long to wait where rest cannot be told (Safari). */
const LATEST_MS = 5000;
const MOMENT_MS = 500;

/** Calls `work` once the page has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, MOMENT_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}

/** Whether the page has come to rest since this appeared: what can wait is rendered then. */
export function useIsRested(): boolean {
  const [isRested, setIsRested] = useState(false);
  useEffect(() => whenIdle(() => setIsRested(true)), []);
  return isRested;
}

/**
 * Fetches code once the page is there and at rest, to be at hand later without waiting and without a connection. Before
 * that it would take the network from what the page shows first.
 */
export function usePrefetch(load: () => Promise<unknown>): void {
  // A failure here is not the last word: the first use asks again.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
