import { useEffect } from 'react';

type ArrowHandlers = { onLeft: () => void; onRight: () => void };

/** Left and right arrows anywhere on the page, except where they already mean something. */
export function useArrowKeys({ onLeft, onRight }: ArrowHandlers): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      if (event.key === 'ArrowLeft') onLeft();
      if (event.key === 'ArrowRight') onRight();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [onLeft, onRight]);
}

const OWN_ARROWS = 'input, textarea, select, [contenteditable], [role="tab"], [data-marks]';
