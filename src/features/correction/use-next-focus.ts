import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when the mark that is explained goes away: to the one that takes its place, or to the panel
 * when none is left.
 */
export function useNextFocus(panel: RefObject<HTMLElement | null>): (mark: number) => void {
  const next = useRef<number | null>(null);

  useEffect(() => {
    if (next.current === null) return;
    const marks = panel.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [];
    const target = marks[Math.min(next.current, marks.length - 1)] ?? panel.current;
    next.current = null;
    target?.focus();
  });

  return (mark: number) => {
    next.current = mark;
  };
}
