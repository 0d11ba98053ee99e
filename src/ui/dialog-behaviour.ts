import { useRef } from 'react';

type InteractOutsideEvent = Event & { detail: { originalEvent: Event } };

/**
 * Handlers for Escape and presses outside a Radix dialog. A press on a toast, which lies above every dialog, or on
 * the scrollbar of the overlay never closes the dialog.
 */
export function guardDismissal(dismissible: boolean) {
  return {
    onEscapeKeyDown: (event: Event) => {
      if (!dismissible) event.preventDefault();
    },
    onInteractOutside: (event: InteractOutsideEvent) => {
      const press = event.detail.originalEvent;
      if (!dismissible || isOnToast(press) || isOnScrollbar(press)) event.preventDefault();
    },
  };
}

function isOnToast(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-sonner-toaster]') !== null;
}

function isOnScrollbar(event: Event): boolean {
  return (
    event instanceof MouseEvent && event.target instanceof Element && event.offsetX > event.target.clientWidth
  );
}

/**
 * Returns the focus to the element that had it before the dialog opened. Radix does so only for its own triggers, and our
 * dialogs are opened by state. If that element is gone or disabled, the focus goes to the element marked
 * `data-next-step`, else to the main element.
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
        const find = (selector: string) => document.querySelector<HTMLElement>(selector);
        (find('main [data-next-step]') ?? find('main[tabindex], main [tabindex="-1"]'))?.focus();
      }
    },
  };
}
