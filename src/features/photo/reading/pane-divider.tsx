import type { KeyboardEvent, PointerEvent } from 'react';

type PaneDividerProps = {
  /** Of the pane above, in percent of the window's height. */
  share: number;
  onShare(share: number): void;
};

/** Between photo and text on a phone: dragged, or moved by the arrows, it gives either of them more room. */
export function PaneDivider({ share, onShare }: PaneDividerProps) {
  const set = (next: number) => onShare(Math.min(LARGEST, Math.max(SMALLEST, next)));

  function handleKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -5, ArrowDown: 5 }[event.key];
    if (by === undefined || event.altKey) return;
    event.preventDefault();
    set(share + by);
  }

  function handlePointerMove({ currentTarget, movementY, pointerId }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    set(share + (movementY / window.innerHeight) * 100);
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label="Altura da foto"
      aria-orientation="horizontal"
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      aria-valuenow={Math.round(share)}
      onKeyDown={handleKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={handlePointerMove}
      className="pane-divider lg:hidden"
    />
  );
}

const SMALLEST = 15;
const LARGEST = 65;
