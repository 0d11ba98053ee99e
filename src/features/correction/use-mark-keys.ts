import { useEffect } from 'react';

/** F8 and Shift with F8 step from mark to mark, wherever the focus is. */
export function useMarkKeys(onStep: (by: 1 | -1) => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F8' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [onStep]);
}
