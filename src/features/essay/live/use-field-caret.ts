import { useEffect, useState, type RefObject } from 'react';
import type { Span } from '@/domain/text/span';

/**
 * The caret or selection of a field: the last one it had while the focus is inside `dock`, null while it is elsewhere.
 */
export function useFieldCaret(
  field: RefObject<HTMLTextAreaElement | null>,
  dock: RefObject<HTMLElement | null>,
): Span | null {
  const [caret, setCaret] = useState<Span | null>(null);

  useEffect(() => {
    function read() {
      const { activeElement } = document;
      const { current } = field;
      if (current && activeElement === current) {
        const { selectionStart: start, selectionEnd: end } = current;
        setCaret((before) => (before?.start === start && before.end === end ? before : { start, end }));
      } else if (!dock.current?.contains(activeElement)) setCaret(null);
    }
    read();
    const element = field.current;
    // Before React draws what was typed; the selection's own event comes after.
    element?.addEventListener('input', read);
    document.addEventListener('selectionchange', read);
    document.addEventListener('focusin', read);
    return () => {
      element?.removeEventListener('input', read);
      document.removeEventListener('selectionchange', read);
      document.removeEventListener('focusin', read);
    };
  }, [field, dock]);

  return caret;
}
