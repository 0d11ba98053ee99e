import { useEffect, type RefObject } from 'react';

/** Takes the keyboard on from an element where what had the focus is gone; whoever is elsewhere stays there. */
export function focusIfLost(element: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) element?.focus();
}

/** The field keeps the focus, and a phone its keyboard, while a pointer presses in the dock. */
export function useKeptFocus(dock: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = dock.current;
    const keep = (event: Event) => event.preventDefault();
    element?.addEventListener('mousedown', keep);
    return () => element?.removeEventListener('mousedown', keep);
  }, [dock]);
}
