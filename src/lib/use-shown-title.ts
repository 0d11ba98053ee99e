import { useEffect } from 'react';

/** Sets the document's title while mounted, then restores the previous title. undefined changes nothing. */
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
