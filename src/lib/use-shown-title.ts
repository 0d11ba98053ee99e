import { useEffect } from 'react';

/** The document's title while something has the screen; the page's own afterwards. undefined changes nothing. */
export function useShownTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
