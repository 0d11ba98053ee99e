import { isDialogOpen } from './is-dialog-open';

/**
 * Somebody looks at the page, no dialog is open, no toast wants to be read, and the caret is in no field: who writes is
 * never interrupted.
 */
export function isCalm(): boolean {
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
