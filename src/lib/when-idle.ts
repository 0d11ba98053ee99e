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
