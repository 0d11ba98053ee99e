type InteractOutsideEvent = Event & { detail: { originalEvent: Event } };

/**
 * What a Radix dialog does on Escape and on a press outside. A toast lies above every dialog and belongs to none:
 * pressing it closes nothing.
 */
export function guardDismissal(dismissible: boolean) {
  return {
    onEscapeKeyDown: (event: Event) => {
      if (!dismissible) event.preventDefault();
    },
    onInteractOutside: (event: InteractOutsideEvent) => {
      const target = event.detail.originalEvent.target;
      const isToast = target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
      if (!dismissible || isToast) event.preventDefault();
    },
  };
}
