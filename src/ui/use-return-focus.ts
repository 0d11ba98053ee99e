import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix does so only for its own triggers, and our
 * dialogs are opened by state. An opener that is gone or disabled by then is replaced by the page's main part.
 */
export function useReturnFocus() {
  const openerRef = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      openerRef.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const opener = openerRef.current;
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
      if (document.activeElement === document.body || document.activeElement === null) {
        document.querySelector<HTMLElement>('main[tabindex], main [tabindex="-1"]')?.focus();
      }
    },
  };
}
