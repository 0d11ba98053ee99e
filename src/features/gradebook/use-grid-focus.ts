import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A cell position in the grid; row 0 is the header. */
export type Place = { row: number; column: number };

/** `data-place` of a cell's focus target: the cell itself, or its only link or button. */
export const placeAttribute = ({ row, column }: Place) => `${row}:${column}`;

const PAGE = 10;

/**
 * Makes a whole grid a single tab stop. The arrow keys, PageUp, PageDown, and Home and End (of the row or, with
 * Ctrl, of the grid) move the focus. The current row must be rendered even if it is scrolled out of view, because
 * its element gets the focus after rendering.
 */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  { rows, columns }: { rows: number; columns: number },
) {
  const [chosen, setChosen] = useState<Place>({ row: 1, column: 0 });
  const place = { row: Math.min(chosen.row, rows - 1), column: Math.min(chosen.column, columns - 1) };
  const isMoved = useRef(false);

  useLayoutEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-place="${placeAttribute(chosen)}"]`)?.focus();
  }, [grid, chosen]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = nextPlace(event.key, event.ctrlKey, place, { row: rows - 1, column: columns - 1 });
    if (!next) return;
    event.preventDefault();
    isMoved.current = true;
    setChosen(next);
  }

  /** A press or a screen reader may focus any cell; the next key then continues from that cell. */
  function onFocus({ target }: { target: EventTarget }): void {
    const [row, column] = (target as HTMLElement).dataset.place?.split(':').map(Number) ?? [];
    if (row === undefined || column === undefined) return;
    if (row !== place.row || column !== place.column) setChosen({ row, column });
  }

  return { place, onKeyDown, onFocus };
}

function nextPlace(key: string, isWhole: boolean, { row, column }: Place, last: Place): Place | null {
  const at = (row: number, column: number): Place => ({
    row: Math.min(Math.max(row, 0), last.row),
    column: Math.min(Math.max(column, 0), last.column),
  });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return at(isWhole ? 0 : row, 0);
    case 'End':
      return at(isWhole ? last.row : row, last.column);
    case 'PageUp':
      return at(row - PAGE, column);
    case 'PageDown':
      return at(row + PAGE, column);
    default:
      return null;
  }
}
