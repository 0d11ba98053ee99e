import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** The caret or selection of a field; `isTyped` where a letter has just been put before it. */
export type FieldCaret = { start: number; end: number; isTyped: boolean };

/**
 * The last caret the field had while the focus is inside `dock`; null while it is elsewhere. `shown` is the value of the
 * field as the page knows it: what is typed ahead of it waits, and no key press for the place of its caret.
 */
export function useFieldCaret(
  field: RefObject<HTMLTextAreaElement | null>,
  dock: RefObject<HTMLElement | null>,
  shown: string,
): FieldCaret | null {
  const [caret, setCaret] = useState<FieldCaret | null>(null);
  const isTyped = useRef(false);

  useEffect(() => {
    const element = field.current;
    let isAhead = false;
    function handleInput(event: Event) {
      isAhead = true;
      isTyped.current = event instanceof InputEvent && event.inputType === 'insertText';
    }
    function read() {
      const { activeElement } = document;
      if (element && activeElement === element) {
        if (isAhead && element.value !== shown) return;
        const { selectionStart: start, selectionEnd: end } = element;
        const now = { start, end, isTyped: isTyped.current };
        // The next key does not wait for what follows from the caret.
        startTransition(() =>
          setCaret((before) => (before?.start === start && before.end === end ? before : now)),
        );
        isTyped.current = false;
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
  }, [field, dock, shown]);

  return caret;
}
