import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { ShownPassage } from './passage-text';
import type { Span } from '@/domain/text/span';

/**
 * The passage to show on the sheet: brought into view with the focus at its beginning, and lit until the next
 * press, Tab or Escape. Scrolling and reading leave it lit.
 */
export function useShownPassage(
  sheet: RefObject<HTMLElement | null>,
  passage: Span | null,
): ShownPassage | null {
  const [dismissed, setDismissed] = useState<Span | null>(null);
  const isLit = passage !== null && passage !== dismissed;

  useEffect(() => {
    const start = sheet.current?.querySelector<HTMLElement>('[data-passage-start]');
    if (!passage || !start) return;
    start.scrollIntoView({ block: 'center' });
    start.focus({ preventScroll: true });
  }, [sheet, passage]);

  useEffect(() => {
    if (!isLit) return;
    const dismiss = () => setDismissed(passage);
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' || key === 'Escape') dismiss();
    };
    // While capturing: the press that led here is still on its way up.
    document.addEventListener('click', dismiss, true);
    document.addEventListener('keydown', handleKeyDown, true);
    return () => {
      document.removeEventListener('click', dismiss, true);
      document.removeEventListener('keydown', handleKeyDown, true);
    };
  }, [isLit, passage]);

  return useMemo(() => passage && { ...passage, isLit }, [passage, isLit]);
}
