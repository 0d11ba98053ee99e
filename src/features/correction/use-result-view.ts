import { type RefObject, useEffect, useState } from 'react';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import type { Span } from '@/domain/text/span';

/** The quote that was pressed: its id and its distance from the top of the window. */
type LeftQuote = { id: string; top: number };

/** What the student opened of a result and where they left it. It outlives the panel while the essay is shown. */
export type ResultView = {
  /** What was opened (true) or closed (false) by hand, by the id of the part. */
  opened: Readonly<Record<string, boolean>>;
  onOpenedChange: (id: string, isOpen: boolean) => void;
  /** The quote that led to the essay; null when the result was left any other way. */
  left: LeftQuote | null;
  /** Leads to a passage of the essay. */
  onShowPassage: (passage: Span, from: LeftQuote) => void;
};

/** The id of the part that holds what is behind a level. */
export function foldOf(competency: CompetencyNumber): string {
  return `competencia-${competency}`;
}

/** Keeps the view of a result; `show` brings the passage on the screen. */
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

/** Back from the essay, restores the focus and the scroll position of the quote that led there. */
export function useReturnToQuote(panel: RefObject<HTMLElement | null>, left: LeftQuote | null): void {
  useEffect(() => {
    const quote = left && panel.current?.querySelector<HTMLElement>(`[data-quote="${left.id}"]`);
    if (!quote) return;
    quote.focus({ preventScroll: true });
    const scroller = quote.closest('[role="dialog"]') ?? document.documentElement;
    scroller.scrollTop += quote.getBoundingClientRect().top - left.top;
  }, [panel, left]);
}
