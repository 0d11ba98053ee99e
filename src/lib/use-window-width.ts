import { useSyncExternalStore } from 'react';

/** As of the last change: asking the browser makes it lay out the whole page, in the middle of drawing it. */
let known: number | null = null;

function subscribe(listener: () => void): () => void {
  const changed = () => {
    known = window.innerWidth;
    listener();
  };
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('resize', changed);
    // Perhaps nobody hears of changes any more: the next one asks again.
    known = null;
  };
}

const width = () => (known ??= window.innerWidth);

/** What is drawn while building is for the narrowest window. */
const widthOfBuild = () => 0;

/** Inner width of the window in CSS pixels, kept up to date. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, width, widthOfBuild);
}
