import type { ClipboardEvent } from 'react';
import { putText } from './put-text';
import { tidyPasted } from '@/domain/text/tidy-pasted';

/** Longer texts are no essays and are pasted as they are. */
const LONGEST_PASTED = 50_000;

/**
 * Pastes a text from a page with its paragraphs joined, as one step of the field's undo history, and says so with a
 * way back. A text without anything to tidy is left to the browser.
 */
export function pasteTidy(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n');
  if (field.readOnly || pasted === '' || pasted.length > LONGEST_PASTED) return;
  const tidy = tidyPasted(pasted);
  if (tidy === pasted) return;
  event.preventDefault();
  const isJoined = linesOf(tidy) < linesOf(pasted);
  putText(field, { start: field.selectionStart, end: field.selectionEnd }, tidy, {
    title: isJoined ? 'Juntei as linhas' : 'Limpei o texto colado',
    back: pasted,
  });
}

function linesOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}
