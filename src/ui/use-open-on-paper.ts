import { useEffect, type RefObject } from 'react';

/** Opens what folds for as long as the page is printed: paper has nothing to press. */
export function useOpenOnPaper(details: RefObject<HTMLDetailsElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    let wasOpen = false;
    const open = () => {
      wasOpen = details.current?.open ?? false;
      if (details.current) details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, [details, isEnabled]);
}
