import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** The caret or selection of a field; `isTyped` if a letter was just typed before it. */
export type FieldCaret = { start: number; end: number; isTyped: boolean };

/**
 * The caret of the field, also while the focus is inside `dock`; null while the focus is elsewhere. `shown` is the
 * field's value as rendered. While the field already contains newer text, the caret is not updated, so that no key
 * press waits for the caret's position.
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
        // A transition, so that updates that depend on the caret do not delay the next key.
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
