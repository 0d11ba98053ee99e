import { useEffect, useRef, type RefObject } from 'react';

/**
 * When something new begins and the button that was pressed is gone, whoever uses a keyboard goes on at the first
 * `data-next-focus` of the panel.
 */
export function useNextFocus(panel: RefObject<HTMLElement | null>, moment: string): void {
  const last = useRef(moment);
  useEffect(() => {
    if (last.current === moment) return;
    last.current = moment;
    if (document.activeElement !== document.body) return;
    panel.current?.querySelector<HTMLElement>('[data-next-focus]')?.focus();
  });
}
