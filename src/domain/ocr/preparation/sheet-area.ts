import type { GrayImage } from '../gray-image.ts';
import type { Outline } from './sheet-region.ts';

/** An outline that was found on a copy, `scale` times smaller. */
export type SheetArea = { outline: Outline; scale: number };

/** In pixels of the copy: the edge of a sheet casts a line of shadow. */
const INSET = 3;

/** Whether a pixel of the photo lies on the sheet, and not at its very edge. */
export function isOnSheet({ outline, scale }: SheetArea, x: number, y: number): boolean {
  const column = Math.floor(x / scale);
  const row = Math.floor(y / scale);
  return (
    column >= (outline.left[row] ?? 0) + INSET &&
    column <= (outline.right[row] ?? -1) - INSET &&
    row >= (outline.top[column] ?? 0) + INSET &&
    row <= (outline.bottom[column] ?? -1) - INSET
  );
}

/** The photo with all white that is not the sheet. */
export function eraseAround({ width, height, pixels }: GrayImage, area: SheetArea): GrayImage {
  const kept = new Uint8Array(pixels.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isOnSheet(area, x, y)) kept[y * width + x] = pixels[y * width + x] as number;
    }
  }
  return { width, height, pixels: kept };
}
