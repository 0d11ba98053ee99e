import { useEffect, type RefObject } from 'react';

type FieldKeys = { onStep: (by: 1 | -1) => void; onEscape: () => void };

/** Keys of the field and of the dock below it: F8 and Shift+F8 step from mark to mark, Escape closes. */
export function useFieldKeys(
  field: RefObject<HTMLTextAreaElement | null>,
  dock: RefObject<HTMLElement | null>,
  { onStep, onEscape }: FieldKeys,
): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const target = event.target as Node;
      const isInside = target === field.current || dock.current?.contains(target);
      if (!isInside || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'F8') {
        event.preventDefault();
        onStep(event.shiftKey ? -1 : 1);
      } else if (event.key === 'Escape') {
        if (target !== field.current) field.current?.focus({ preventScroll: true });
        onEscape();
      }
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [field, dock, onStep, onEscape]);
}
