import { useEffect, type RefObject } from 'react';

/** The field keeps the focus, and a phone its keyboard, while a pointer presses in the dock. */
export function useKeptFocus(dock: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = dock.current;
    const keep = (event: Event) => event.preventDefault();
    element?.addEventListener('mousedown', keep);
    return () => element?.removeEventListener('mousedown', keep);
  }, [dock]);
}
