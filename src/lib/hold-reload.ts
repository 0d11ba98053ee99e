import { useEffect } from 'react';

const holders = new Set<symbol>();

/** While `isHeld`, no reload may be offered, because the page has state that is stored nowhere else. */
export function useHoldReload(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    const holder = Symbol('held');
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isHeld]);
}

export function isReloadHeld(): boolean {
  return holders.size > 0;
}
