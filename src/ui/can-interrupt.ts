/**
 * Whether a notice may appear: the page is visible, no dialog or toast is open, and no field has the focus. A user who is
 * writing is never interrupted.
 */
export function canInterrupt(): boolean {
  return (
    document.visibilityState === 'visible' &&
    !isDialogOpen() &&
    document.querySelector('[data-sonner-toast]') === null &&
    !isInField(document.activeElement)
  );
}

function isInField(element: Element | null): boolean {
  return element?.matches(`textarea, select, [contenteditable], ${TEXT_INPUT}`) ?? false;
}

const TEXT_INPUT = `input${['checkbox', 'radio', 'button', 'submit', 'range', 'file']
  .map((type) => `:not([type='${type}'])`)
  .join('')}`;

/** Whether a dialog, drawer or popover is open. Nothing may open over it by itself. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
