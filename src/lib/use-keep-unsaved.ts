import { useEffect, useRef } from 'react';
import { useHoldReload } from './hold-reload';

/**
 * Leaves behind what is unsaved when its form is taken away without asking, by the end of the session most of all, and
 * when the page is hidden or left: a browser ends such a page without a word. `drop` takes back what was left behind for a
 * page that lives on, once nothing is unsaved any more. Returns what drops it at once, for a form that may go before it is
 * drawn clean: from then on nothing is left behind until it is drawn unsaved again.
 */
export function useKeepUnsaved(isUnsaved: boolean, keep: () => void, drop: () => void): () => void {
  const atTheEnd = useRef<(() => void) | null>(null);
  const isKept = useRef(false);
  useHoldReload(isUnsaved);

  useEffect(() => {
    atTheEnd.current = isUnsaved ? keep : null;
    if (isUnsaved || !isKept.current) return;
    isKept.current = false;
    drop();
  });

  useEffect(() => {
    function keepNow() {
      isKept.current ||= atTheEnd.current !== null;
      atTheEnd.current?.();
    }
    function keepHidden() {
      if (document.visibilityState === 'hidden') keepNow();
    }
    document.addEventListener('visibilitychange', keepHidden);
    window.addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', keepHidden);
      window.removeEventListener('pagehide', keepNow);
      atTheEnd.current?.();
    };
  }, []);

  return () => {
    atTheEnd.current = null;
    isKept.current = false;
    drop();
  };
}
