/**
 * Selects a passage of a textarea that grows with its text, and scrolls it into view. The browser scrolls to the caret of a
 * focused field itself, but not within a field as tall as its text.
 */
export function showInField(
  field: HTMLTextAreaElement,
  { start, end }: { start: number; end: number },
): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const line = parseFloat(getComputedStyle(field).lineHeight) || 0;
  // The position is estimated from the fraction of the text before the passage, because lines have about the same
  // length throughout.
  const top =
    field.getBoundingClientRect().top + (field.clientHeight * start) / Math.max(field.value.length, 1);
  window.scrollBy({ top: top - window.innerHeight / 3 - line, behavior: 'instant' });
}
