/** Replaces a passage as if typed, so that the field's own undo reverts it. */
export function replaceInField(
  field: HTMLTextAreaElement,
  { start, end }: { start: number; end: number },
  text: string,
): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  // `execCommand` is deprecated, but it is the only way to add to a field's undo history. It changes the focused element,
  // which is another one if something took the focus back.
  const isFocused = document.activeElement === field;
  const isDone =
    isFocused &&
    (text === '' ? document.execCommand?.('delete') : document.execCommand?.('insertText', false, text));
  if (isDone) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }),
  );
}
