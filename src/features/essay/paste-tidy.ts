import type { ClipboardEvent } from 'react';
import { tidyPasted } from '@/domain/text/tidy-pasted';
import { replaceInField } from '@/lib/replace-in-field';
import { notify } from '@/ui/toast';

/** Longer texts are no essays and are pasted as they are. */
const LONGEST_PASTED = 50_000;

/**
 * Pastes a text from a page with its paragraphs joined, as one step of the field's undo history, and says so with a way back.
 * A text without anything to tidy is left to the browser.
 */
export function pasteTidy(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n');
  if (field.readOnly || pasted === '' || pasted.length > LONGEST_PASTED) return;
  const tidy = tidyPasted(pasted);
  if (tidy === pasted) return;
  event.preventDefault();
  const { selectionStart: start, selectionEnd } = field;
  replaceInField(field, { start, end: selectionEnd }, tidy);
  const isJoined = linesOf(tidy) < linesOf(pasted);
  notify({
    title: isJoined ? 'Juntei as linhas' : 'Limpei o texto colado',
    action: { label: 'Desfazer', onPress: () => pasteAsGiven(field, start, { tidy, pasted }) },
  });
}

function pasteAsGiven(
  field: HTMLTextAreaElement,
  start: number,
  { tidy, pasted }: { tidy: string; pasted: string },
): void {
  const end = start + tidy.length;
  if (field.value.slice(start, end) === tidy) replaceInField(field, { start, end }, pasted);
  else
    notify({
      title: 'O texto já mudou',
      description: 'Você escreveu por cima do que colou. Se quiser as linhas como eram, cole de novo.',
    });
}

function linesOf(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}
