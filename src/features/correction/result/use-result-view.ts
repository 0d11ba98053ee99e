import { type RefObject, useEffect, useState } from 'react';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import type { Span } from '@/domain/text/span';

/** The quote that was pressed: its id and its distance from the top of the window. */
type LeftQuote = { id: string; top: number };

/**
 * The parts of a result that the student opened, and the quote from which the student went to the essay. Outlives
 * the panel while the essay is shown.
 */
export type ResultView = {
  /** The parts opened (true) or closed (false) by the user, keyed by the id of the part. */
  opened: Readonly<Record<string, boolean>>;
  onOpenedChange: (id: string, isOpen: boolean) => void;
  /** The quote that led to the essay; null if the user left the result in any other way. */
  left: LeftQuote | null;
  /** Shows a passage of the essay. */
  onShowPassage: (passage: Span, from: LeftQuote) => void;
};

/** The id of the part with a level's details. */
export function foldOf(competency: CompetencyNumber): string {
  return `competencia-${competency}`;
}

/** Stores the view of a result; `show` displays the passage. */
export function useResultView(show: (passage: Span) => void): ResultView & { forgetQuote: () => void } {
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  const [left, setLeft] = useState<LeftQuote | null>(null);
  return {
    opened,
    onOpenedChange: (id, isOpen) => setOpened((before) => ({ ...before, [id]: isOpen })),
    left,
    onShowPassage(passage, from) {
      setLeft(from);
      show(passage);
    },
    forgetQuote: () => setLeft(null),
  };
}

/** On return from the essay, restores the focus and scroll position of the quote that led there. */
export function useReturnToQuote(panel: RefObject<HTMLElement | null>, left: LeftQuote | null): void {
  useEffect(() => {
    const quote = left && panel.current?.querySelector<HTMLElement>(`[data-quote="${left.id}"]`);
    if (!quote) return;
    quote.focus({ preventScroll: true });
    const scroller = quote.closest('[role="dialog"]') ?? document.documentElement;
    scroller.scrollTop += quote.getBoundingClientRect().top - left.top;
  }, [panel, left]);
}
