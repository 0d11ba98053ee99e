import type { SlopeField } from './slope-field.ts';

/** Where the line that crosses the middle of the page at height `y` passes at `x`. */
export type LineTrace = (x: number, y: number) => number;

const CELL = 16;

/** Follows the lines of a page from its middle to both sides; heights from `top` to `bottom` can be asked. */
export function traceLines(slopes: SlopeField, width: number, top: number, bottom: number): LineTrace {
  const columns = Math.ceil(width / CELL) + 2;
  const rows = Math.ceil((bottom - top) / CELL) + 2;
  const middle = columns >> 1;
  const heights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    heights[row * columns + middle] = top + row * CELL;
    for (const step of [1, -1]) {
      let y = top + row * CELL;
      for (let column = middle; column + step >= 0 && column + step < columns; column += step) {
        const half = y + (step * CELL * slopes(column * CELL, y)) / 2;
        y += step * CELL * slopes((column + step / 2) * CELL, half);
        heights[row * columns + column + step] = y;
      }
    }
  }
  return (x, y) => {
    const column = Math.min(Math.max(x / CELL, 0), columns - 1.001);
    const row = Math.min(Math.max((y - top) / CELL, 0), rows - 1.001);
    const at = Math.floor(row) * columns + Math.floor(column);
    const across = column - Math.floor(column);
    const mix = (from: number) =>
      (heights[from] as number) + across * ((heights[from + 1] as number) - (heights[from] as number));
    return mix(at) + (row - Math.floor(row)) * (mix(at + columns) - mix(at));
  };
}
