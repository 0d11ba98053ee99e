import { useEffect, type RefObject } from 'react';

/** Focuses an element if the focused element was removed; does nothing if another element has the focus. */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) element?.focus();
}

/** Keeps the focus in the field, and a phone's keyboard open, while a pointer presses in the dock. */
export function useKeptFocus(dock: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = dock.current;
    const keep = (event: Event) => event.preventDefault();
    element?.addEventListener('mousedown', keep);
    return () => element?.removeEventListener('mousedown', keep);
  }, [dock]);
}
