import { useEffect, type RefObject } from 'react';
import { fieldMark } from '@/ui/field-mark';

const GAP_PX = 24;

/** The line of the explained mark stays in sight above the dock, which has just grown. */
export function useVisibleLine(
  field: RefObject<HTMLTextAreaElement | null>,
  dock: RefObject<HTMLElement | null>,
  /** Of the mark; null while none is explained. */
  index: number | null,
): void {
  useEffect(() => {
    const mark = index === null ? undefined : fieldMark(field.current, index);
    if (!mark || !dock.current) return;
    const { bottom } = mark.getBoundingClientRect();
    const limit = dock.current.getBoundingClientRect().top - GAP_PX;
    if (bottom > limit) window.scrollBy({ top: bottom - limit });
  }, [field, dock, index]);
}
