import { useEffect, type RefObject } from 'react';
import type { LeftQuote } from './use-result-view';

/** Back from the essay, the quote that led there has the focus again and stands where it stood. */
export function useReturnToQuote(panel: RefObject<HTMLElement | null>, left: LeftQuote | null): void {
  useEffect(() => {
    const quote = left && panel.current?.querySelector<HTMLElement>(`[data-quote="${left.id}"]`);
    if (!quote) return;
    quote.focus({ preventScroll: true });
    const scroller = quote.closest('[role="dialog"]') ?? document.documentElement;
    scroller.scrollTop += quote.getBoundingClientRect().top - left.top;
  }, [panel, left]);
}
