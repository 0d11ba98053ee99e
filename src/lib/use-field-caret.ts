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
  const known = useRef(shown);
  const isAhead = useRef(false);
  const isTyped = useRef(false);
  const read = useRef(() => {});

  useEffect(() => {
    const element = field.current;
    function handleInput(event: Event) {
      isAhead.current = true;
      isTyped.current = event instanceof InputEvent && event.inputType === 'insertText';
    }
    read.current = () => {
      const { activeElement } = document;
      if (element && activeElement === element) {
        if (isAhead.current && element.value !== known.current) return;
        const now = {
          start: element.selectionStart,
          end: element.selectionEnd,
          isTyped: isTyped.current,
        };
        isTyped.current = false;
        // The next key does not wait for what follows from the caret.
        startTransition(() =>
          setCaret((before) => (before?.start === now.start && before.end === now.end ? before : now)),
        );
      } else if (!dock.current?.contains(activeElement)) setCaret(null);
    };
    const handleMove = () => read.current();
    handleMove();
    element?.addEventListener('input', handleInput);
    document.addEventListener('selectionchange', handleMove);
    document.addEventListener('focusin', handleMove);
    return () => {
      element?.removeEventListener('input', handleInput);
      document.removeEventListener('selectionchange', handleMove);
      document.removeEventListener('focusin', handleMove);
    };
  }, [field, dock]);

  useEffect(() => {
    known.current = shown;
    isAhead.current = false;
    read.current();
  }, [shown]);

  return caret;
}
