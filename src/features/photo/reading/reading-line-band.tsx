import type { KeyboardEvent, PointerEvent } from 'react';
import { moveByLines, moveTo, type ReadingLine } from './reading-line';

type ReadingLineBandProps = { line: ReadingLine; onLine(line: ReadingLine): void };

/** Where one is reading on the photo: dragged, or moved by the arrows. It must stand in a box as tall as the photo. */
export function ReadingLineBand({ line, onLine }: ReadingLineBandProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const lines = { ArrowDown: 0.25, ArrowUp: -0.25, PageDown: 1, PageUp: -1 }[event.key];
    if (lines === undefined || event.altKey) return;
    event.preventDefault();
    onLine(moveByLines(line, lines));
  }

  function handlePointerMove({ currentTarget, clientY, pointerId }: PointerEvent<HTMLElement>) {
    if (!currentTarget.hasPointerCapture(pointerId) || !currentTarget.parentElement) return;
    const photo = currentTarget.parentElement.getBoundingClientRect();
    onLine(moveTo(line, (clientY - photo.top) / photo.height - line.height / 2));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Régua de leitura"
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(line.top * 100)}
      aria-valuetext={`a ${Math.round(line.top * 100)}% da altura da foto`}
      onKeyDown={handleKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={handlePointerMove}
      className={LINE_CLASS}
      style={{ top: `${line.top * 100}%`, height: `${line.height * 100}%` }}
    />
  );
}

/** Names what the photo behind it must not be dragged or zoomed by. */
export const LINE_CLASS = 'reading-line';
