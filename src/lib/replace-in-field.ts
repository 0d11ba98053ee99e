/** Replaces a passage as if it had been typed: the field's own undo takes it back. */
export function replaceInField(
  field: HTMLTextAreaElement,
  { start, end }: { start: number; end: number },
  text: string,
): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  // Deprecated, yet the only way into the undo history of a field.
  const isDone =
    text === '' ? document.execCommand?.('delete') : document.execCommand?.('insertText', false, text);
  if (isDone) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
  );
}
