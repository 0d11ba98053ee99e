import { startTransition, useEffect, useState, type RefObject } from 'react';

/** The caret or selection of a field; `isTyped` where a letter has just been put before it. */
export type FieldCaret = { start: number; end: number; isTyped: boolean };

/** The last caret the field had while the focus is inside `dock`; null while it is elsewhere. */
export function useFieldCaret(
  field: RefObject<HTMLTextAreaElement | null>,
  dock: RefObject<HTMLElement | null>,
): FieldCaret | null {
  const [caret, setCaret] = useState<FieldCaret | null>(null);

  useEffect(() => {
    const element = field.current;
    let isTyped = false;
    // The place of the caret is read after the key has been drawn: asking for it lays out the whole text.
    function handleInput(event: Event) {
      isTyped = event instanceof InputEvent && event.inputType === 'insertText';
    }
    function read() {
      const { activeElement } = document;
      if (element && activeElement === element) {
        const { selectionStart: start, selectionEnd: end } = element;
        const now = { start, end, isTyped };
        // The next key does not wait for what follows from the caret.
        startTransition(() =>
          setCaret((before) => (before?.start === start && before.end === end ? before : now)),
        );
        isTyped = false;
      } else if (!dock.current?.contains(activeElement)) setCaret(null);
    }
    read();
    element?.addEventListener('input', handleInput);
    document.addEventListener('selectionchange', read);
    document.addEventListener('focusin', read);
    return () => {
      element?.removeEventListener('input', handleInput);
      document.removeEventListener('selectionchange', read);
      document.removeEventListener('focusin', read);
    };
  }, [field, dock]);

  return caret;
}
