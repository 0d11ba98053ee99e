import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Span } from '@/domain/text/span';
import { isSpelling, type Ignorable } from '@/domain/writing/ignored';

/** Tells whether a finding may be shown: a word that is still being written is no misspelling yet. */
export function useFinishedWords(
  field: RefObject<HTMLTextAreaElement | null>,
  caret: Span | null,
): (finding: Ignorable) => boolean {
  /** Where the last key left the caret; null once the caret has gone elsewhere. */
  const [written, setWritten] = useState<number | null>(null);
  if (written !== null && caret?.end !== written) setWritten(null);

  useEffect(() => {
    const element = field.current;
    function handleInput(event: Event) {
      const isTyped = event instanceof InputEvent && event.inputType === 'insertText';
      setWritten(isTyped && element ? element.selectionEnd : null);
    }
    element?.addEventListener('input', handleInput);
    return () => element?.removeEventListener('input', handleInput);
  }, [field]);

  return useCallback((finding) => !isSpelling(finding) || finding.end !== written, [written]);
}
