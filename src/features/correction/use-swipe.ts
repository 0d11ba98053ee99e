import { useRef, type PointerEvent } from 'react';

const MIN_DISTANCE_PX = 60;
const MAX_DURATION_MS = 700;

type SwipeHandlers = { onLeft: () => void; onRight: () => void };

/**
 * Horizontal swipes of a finger; buttons always do the same. Vertical movement, selected text and fields are
 * left alone. Give the element `touch-action: pan-y pinch-zoom`, or the browser takes the movement first.
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
