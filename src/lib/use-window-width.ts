import { useSyncExternalStore } from 'react';

/** Cached width, because reading it during rendering forces the browser to lay out the page. */
let known: number | null = null;

function subscribe(listener: () => void): () => void {
  const changed = () => {
    known = window.innerWidth;
    listener();
  };
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('resize', changed);
    // Without listeners, changes may be missed, so the next read measures the width again.
    known = null;
  };
}

const width = () => (known ??= window.innerWidth);

/** Prerendered markup is for the narrowest window. */
const widthOfBuild = () => 0;

/** Inner width of the window in CSS pixels, kept up to date. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, width, widthOfBuild);
}
