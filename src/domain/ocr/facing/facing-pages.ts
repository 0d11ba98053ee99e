import type { GrayImage } from '../gray-image.ts';
import { percentile } from '../statistics.ts';

/** The fold between two facing pages: where it meets the top and the bottom of the photo, as shares of its width. */
export type Fold = { top: number; bottom: number };

/** One of two facing pages in a photo that is upright by its EXIF data. */
export type PagePart = { side: 'left' | 'right'; fold: Fold };

/** Width of the margin beyond the fold, as a share of the photo's width. */
const MARGIN = 0.02;
/** Brightness of the margin, as a share of the brightness of paper: a table's. */
const TABLE = 0.4;

/** Columns of a photo of this width that contain the page and a margin beyond the fold; `right` is exclusive. */
export function columnsOf({ side, fold }: PagePart, width: number): { left: number; right: number } {
  return side === 'left'
    ? { left: 0, right: Math.min(width, Math.ceil((Math.max(fold.top, fold.bottom) + MARGIN) * width)) }
    : { left: Math.max(0, Math.floor((Math.min(fold.top, fold.bottom) - MARGIN) * width)), right: width };
}

/**
 * The page of a photo. What is beyond the fold is as dark as a table, so that the fold is found as an edge of the sheet.
 */
export function cutPage(photo: GrayImage, part: PagePart): GrayImage {
  const { left, right } = columnsOf(part, photo.width);
  const width = right - left;
  const pixels = new Uint8Array(width * photo.height);
  const table = TABLE * percentile(photo.pixels, 0.9, 7);
  for (let y = 0; y < photo.height; y += 1) {
    const share = (y + 0.5) / photo.height;
    const { top, bottom } = part.fold;
    const fold = Math.round((top + share * (bottom - top)) * photo.width);
    const from = y * photo.width;
    const row = pixels.subarray(y * width, (y + 1) * width);
    row.set(photo.pixels.subarray(from + left, from + right));
    if (part.side === 'left') row.fill(table, fold - left);
    else row.fill(table, 0, fold - left);
  }
  return { width, height: photo.height, pixels };
}
