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
import { markKey, type EssayMark } from './marked-essay';

type Active = {
  /** Key of the mark; stays the same when other marks are added or removed. */
  key: string;
  from: 'sheet' | 'list';
  /** Whether the explanation stays open until the user closes it. */
  isPinned: boolean;
  /** Whether the mark was activated by Enter or the space bar; the focus then moves into the explanation. */
  isEntered?: boolean;
};

/** The mark being explained, where its explanation was opened, and whether the focus moves into it. */
export type ActiveMark = Omit<Active, 'key'> & { mark: number };

const OPEN_DELAY_MS = 180;
/** Long enough to reach the explanation with the pointer. */
const CLOSE_DELAY_MS = 280;

/**
 * Stores which mark is explained. An explanation opens on hover (with a delay), focus, press or step, or from the
 * list.
 */
export function useActiveMark(sheet: RefObject<HTMLElement | null>, marks: readonly EssayMark[]) {
  const [state, setActive] = useState<Active | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Index of the mark from which the next step starts. */
  const place = useRef(-1);

  const at = state ? marks.findIndex((mark) => markKey(mark) === state.key) : -1;
  const active: ActiveMark | null = state && at !== -1 ? { ...state, mark: at } : null;

  useEffect(() => () => clearTimeout(timer.current), []);

  function later(delay: number, change: (current: Active | null) => Active | null) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setActive(change), delay);
  }

  function now(next: ActiveMark | null) {
    clearTimeout(timer.current);
    if (next) place.current = next.mark;
    setActive(next && keyed(next));
  }

  function keyed({ mark, ...rest }: ActiveMark): Active | null {
    const one = marks[mark];
    return one ? { ...rest, key: markKey(one) } : null;
  }

  const releaseHover = () => later(CLOSE_DELAY_MS, (current) => (current?.isPinned ? current : null));

  function pressed(mark: number, isEntered = false) {
    const isOpen = active?.mark === mark && active.isPinned && (active.isEntered || !isEntered);
    now(isOpen ? null : { mark, from: 'sheet', isPinned: true, isEntered });
  }

  const sheetHandlers = {
    onPointerOver(event: PointerEvent) {
      const mark = markAt(event.target);
      if (event.pointerType !== 'mouse' || mark === null) return;
      later(OPEN_DELAY_MS, (current) =>
        current?.isPinned ? current : keyed({ mark, from: 'sheet', isPinned: false }),
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
      // Deferred, because a dialog takes the focus when the focused element is removed.
      if (!isNote(event.relatedTarget)) later(0, (current) => (current?.isPinned ? current : null));
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
      pressed(mark, true);
    },
  };

  const noteHandlers = {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: releaseHover,
  };

  function passageOf(mark: number) {
    return sheet.current?.querySelector<HTMLElement>(`[data-marks~="${mark}"]`);
  }

  function show(mark: number, from: Active['from'], movesFocus: boolean) {
    const passage = passageOf(mark);
    passage?.scrollIntoView?.({ block: 'center' });
    if (movesFocus) passage?.focus({ preventScroll: true });
    now({ mark, from, isPinned: true });
  }

  /**
   * Selects a mark from the list and scrolls its passage into view. If the list is then out of sight, the caller
   * sets `movesFocus`, and the passage gets the focus.
   */
  function select(mark: number, movesFocus: boolean) {
    show(mark, 'list', movesFocus);
  }

  /** Steps to the next or previous mark, wrapping around. */
  function step(by: 1 | -1, movesFocus: boolean) {
    if (marks.length === 0) return;
    const from = active?.mark ?? (by === 1 ? place.current : Math.max(0, place.current));
    show((from + by + marks.length) % marks.length, 'sheet', movesFocus);
  }

  /** Returns the focus from an explanation to its passage. */
  function leave() {
    if (active) passageOf(active.mark)?.focus({ preventScroll: true });
    now(null);
  }

  /** Called before the explained mark is removed, so that the next step leads to the mark that follows it. */
  function drop() {
    place.current -= 1;
    now(null);
  }

  return { active, sheetHandlers, noteHandlers, select, step, leave, drop, close: () => now(null) };
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
