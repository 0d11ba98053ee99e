import { type PointerEvent, useEffect, useRef } from 'react';

const MIN_DISTANCE_PX = 60;
const MAX_DURATION_MS = 700;

type SwipeHandlers = { onLeft: () => void; onRight: () => void };

/**
 * Horizontal swipes by touch; every swipe has a button with the same effect. Vertical movement, selected text and
 * fields are ignored. The element needs `touch-action: pan-y pinch-zoom`, because otherwise the browser handles the
 * movement first.
 */
export function useSwipe({ onLeft, onRight }: SwipeHandlers) {
  const start = useRef<{ id: number; x: number; y: number; time: number } | null>(null);

  function handlePointerDown(event: PointerEvent) {
    const isOne = event.isPrimary && event.pointerType === 'touch' && !isField(event.target);
    start.current = isOne
      ? { id: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp }
      : null;
  }

  function handlePointerUp(event: PointerEvent) {
    const from = start.current;
    start.current = null;
    if (!from || from.id !== event.pointerId || hasSelection()) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (event.timeStamp - from.time > MAX_DURATION_MS) return;
    if (Math.abs(x) < MIN_DISTANCE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
    if (x < 0) onLeft();
    else onRight();
  }

  function handlePointerCancel() {
    start.current = null;
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerUp: handlePointerUp,
    onPointerCancel: handlePointerCancel,
  };
}

function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function hasSelection(): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed;
}

type ArrowHandlers = { onLeft: () => void; onRight: () => void };

/** Handles the left and right arrow keys anywhere on the page, except in controls that use these keys. */
export function useArrowKeys({ onLeft, onRight }: ArrowHandlers): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
      if (event.key === 'ArrowLeft') onLeft();
      if (event.key === 'ArrowRight') onRight();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [onLeft, onRight]);
}

const OWN_ARROWS = 'input, textarea, select, [contenteditable], [role="tab"], [data-marks]';
