import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { Point } from '@/domain/ocr/photo-edit';

/** Labels, in the order of `Corners`. */
export const CORNER_NAMES = [
  'Canto de cima, à esquerda',
  'Canto de cima, à direita',
  'Canto de baixo, à direita',
  'Canto de baixo, à esquerda',
] as const;

const STEP = 0.01;
const BIG_STEP = 0.05;

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type CornerHandleProps = {
  name: string;
  corner: Point;
  /** The element that the corner's fractions are relative to. */
  frame: RefObject<HTMLElement | null>;
  onActive(): void;
  onMove(point: Point): void;
};

/** One corner, exposed as a slider so that screen readers pass the arrow keys through. */
export function CornerHandle({ name, corner, frame, onActive, onMove }: CornerHandleProps) {
  /** Positions of pointer and corner when the drag began, as it need not begin at the corner's center. */
  const grasp = useRef<{ pointer: Point; corner: Point } | null>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? BIG_STEP : STEP;
    onMove({ x: corner.x + direction.x * step, y: corner.y + direction.y * step });
  }

  function handleGrasp(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    // Focuses the handle explicitly, because touch does not focus it on every device.
    event.currentTarget.focus();
    grasp.current = { pointer: { x: event.clientX, y: event.clientY }, corner };
  }

  function handleDrag(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect();
    if (!grasp.current || !box) return;
    const { pointer, corner: from } = grasp.current;
    onMove({
      x: from.x + (event.clientX - pointer.x) / box.width,
      y: from.y + (event.clientY - pointer.y) / box.height,
    });
  }

  function handleRelease() {
    grasp.current = null;
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(corner.x)}
      aria-valuetext={`${percent(corner.x)}% a partir da esquerda, ${percent(corner.y)}% a partir do alto`}
      onFocus={onActive}
      onKeyDown={handleKeyDown}
      onPointerDown={handleGrasp}
      onPointerMove={handleDrag}
      onPointerUp={handleRelease}
      onPointerCancel={handleRelease}
      style={{ left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
      className="corner-handle"
    />
  );
}

function percent(fraction: number): number {
  return Math.round(fraction * 100);
}
