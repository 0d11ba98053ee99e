import type { GrayImage } from '@/domain/ocr/gray-image';

const PAPER = 255;
const INK = 0;

export function blankPage(width: number, height: number, value = PAPER): GrayImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(value) };
}

/** Draws on the page in place, clipped to it. */
export function fillRect(
  page: GrayImage,
  left: number,
  top: number,
  width: number,
  height: number,
  value = INK,
) {
  for (let y = Math.max(0, top); y < Math.min(page.height, top + height); y += 1) {
    for (let x = Math.max(0, left); x < Math.min(page.width, left + width); x += 1) {
      page.pixels[y * page.width + x] = value;
    }
  }
}

type Writing = {
  /** Vertical drop of the rows at x relative to their start; the rows are horizontal by default. */
  drop?: (x: number) => number;
  margin?: number;
  pitch?: number;
  value?: number;
};

/** Rows of hollow letters, like printed ones, in words of varying length that do not align vertically. */
export function writeRows(
  page: GrayImage,
  { drop = () => 0, margin = 40, pitch = 24, value = INK }: Writing = {},
) {
  for (let row = 0, top = margin; top < page.height - margin; row += 1, top += pitch) {
    for (let x = margin + ((row * 5) % 8), letter = row; x < page.width - margin; x += 8, letter += 1) {
      if ((letter * 7 + row * 3) % 6 === 0) continue;
      const y = Math.round(top + drop(x));
      fillRect(page, x, y, 6, 2, value);
      fillRect(page, x, y + 8, 6, 2, value);
      fillRect(page, x, y, 2, 10, value);
      if ((letter * 5) % 3 > 0) fillRect(page, x + 4, y, 2, 10, value);
    }
  }
}

/** Number of ink pixels per row. */
export function inkByRow({ width, height, pixels }: GrayImage): number[] {
  return Array.from(
    { length: height },
    (_, y) => pixels.subarray(y * width, (y + 1) * width).filter((value) => value < 128).length,
  );
}

/** Share of a page's rows without ink, which is high if the lines are horizontal. */
export const emptyRows = (page: GrayImage) => inkByRow(page).filter((ink) => ink === 0).length / page.height;
