type InteractOutsideEvent = Event & { detail: { originalEvent: Event } };

/**
 * What a Radix dialog does on Escape and on a press outside. Two presses outside close nothing: one on a toast, which
 * lies above every dialog and belongs to none, and one on the scrollbar of the scrim.
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
