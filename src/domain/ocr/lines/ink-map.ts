import type { Ink } from './ink-pieces.ts';

/** Amount of ink, in cells of `CELL_WIDTH` × `CELL_HEIGHT` pixels. */
export type InkMap = { width: number; height: number; cells: Float32Array };

export const CELL_WIDTH = 8;
export const CELL_HEIGHT = 2;

/** The ink of those pieces for which `isWriting` is 1. */
export function inkMapOf(
  { rows, lefts, rights, pieceOf }: Ink,
  isWriting: Uint8Array,
  pageWidth: number,
  pageHeight: number,
): InkMap {
  const width = Math.ceil(pageWidth / CELL_WIDTH) + 1;
  const height = Math.ceil(pageHeight / CELL_HEIGHT) + 1;
  const cells = new Float32Array(width * height);
  for (let run = 0; run < rows.length; run += 1) {
    if (!isWriting[pieceOf[run] as number]) continue;
    const row = Math.floor((rows[run] as number) / CELL_HEIGHT) * width;
    const right = rights[run] as number;
    for (let x = lefts[run] as number; x < right;) {
      const cell = Math.floor(x / CELL_WIDTH);
      const end = Math.min(right, (cell + 1) * CELL_WIDTH);
      cells[row + cell] = (cells[row + cell] as number) + end - x;
      x = end;
    }
  }
  return { width, height, cells };
}
