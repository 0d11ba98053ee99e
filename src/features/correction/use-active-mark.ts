import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** Where the explanation was asked for, and whether it stays until it is closed. */
export type ActiveMark = { mark: number; from: 'sheet' | 'list'; isPinned: boolean };

const OPEN_DELAY_MS = 180;
/** Long enough to reach the explanation with the pointer. */
const CLOSE_DELAY_MS = 280;

/** Which marked passage is being explained: by hover (with a delay), focus, press, or from the list. */
export function useActiveMark(sheet: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<ActiveMark | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function later(delay: number, change: (current: ActiveMark | null) => ActiveMark | null) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setActive(change), delay);
  }

  function now(next: ActiveMark | null) {
    clearTimeout(timer.current);
    setActive(next);
  }

  const releaseHover = () => later(CLOSE_DELAY_MS, (current) => (current?.isPinned ? current : null));

  function pressed(mark: number) {
    const isOpen = active?.mark === mark && active.isPinned;
    now(isOpen ? null : { mark, from: 'sheet', isPinned: true });
  }

  const sheetHandlers = {
    onPointerOver(event: PointerEvent) {
      const mark = markAt(event.target);
      if (event.pointerType !== 'mouse' || mark === null) return;
      later(OPEN_DELAY_MS, (current) =>
        current?.isPinned ? current : { mark, from: 'sheet', isPinned: false },
      );
    },
    onPointerOut(event: PointerEvent) {
      if (event.pointerType === 'mouse' && markAt(event.target) !== null) releaseHover();
    },
    onFocus(event: FocusEvent) {
      const mark = markAt(event.target);
      if (mark !== null && active?.mark !== mark) now({ mark, from: 'sheet', isPinned: false });
    },
    onBlur(event: FocusEvent) {
      if (!isNote(event.relatedTarget)) setActive((current) => (current?.isPinned ? current : null));
    },
    onClick(event: MouseEvent) {
      const mark = markAt(event.target);
      if (mark !== null) pressed(mark);
      else now(null);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') now(null);
      const mark = markAt(event.target);
      if (mark === null || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      pressed(mark);
    },
  };

  const noteHandlers = {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: releaseHover,
  };

  /** From the list: brings the passage into view and, where the list is out of sight then, the focus with it. */
  function select(mark: number, movesFocus: boolean) {
    const passage = sheet.current?.querySelector<HTMLElement>(`[data-marks~="${mark}"]`);
    passage?.scrollIntoView?.({ block: 'center' });
    if (movesFocus) passage?.focus({ preventScroll: true });
    now({ mark, from: 'list', isPinned: true });
  }

  return { active, sheetHandlers, noteHandlers, select, close: () => now(null) };
}

export type SheetHandlers = ReturnType<typeof useActiveMark>['sheetHandlers'];
export type NoteHandlers = ReturnType<typeof useActiveMark>['noteHandlers'];

function markAt(target: EventTarget): number | null {
  const mark =
    target instanceof Element ? target.closest<HTMLElement>('[data-mark]')?.dataset.mark : undefined;
  return mark === undefined ? null : Number(mark);
}

function isNote(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-finding-note]') !== null;
}
