import { useEffect, useRef } from 'react';
import { useHoldReload } from './hold-reload';

/**
 * Stores unsaved values when their form is unmounted without asking, mainly at the end of the session, and when the
 * page is hidden or left, as a browser may end such a page without notice. On a page that stays open, `drop`
 * removes the stored values once nothing is unsaved. Returns a function that drops the stored values immediately,
 * for a form that may unmount before it renders clean; from then on, nothing is stored until the form renders
 * unsaved again.
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
