import { useEffect, useEffectEvent } from 'react';

/** Elements in which keys are not shortcuts, as the user may be typing. */
const WRITING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** Handles a key anywhere on the page, unless the user is typing. */
export function usePageKey(key: string, press: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(WRITING))) return;
    press();
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
