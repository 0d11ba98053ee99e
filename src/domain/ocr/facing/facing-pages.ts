import type { GrayImage } from '../gray-image.ts';

/** The fold between two facing pages: where it meets the top and the bottom of the photo, as shares of its width. */
export type Fold = { top: number; bottom: number };

/** One of two facing pages in a photo that is upright by its EXIF data. */
export type PagePart = { side: 'left' | 'right'; fold: Fold };

/** Columns of a photo of this width that contain the page; `right` is exclusive. */
export function columnsOf({ side, fold }: PagePart, width: number): { left: number; right: number } {
  return side === 'left'
    ? { left: 0, right: Math.ceil(Math.max(fold.top, fold.bottom) * width) }
    : { left: Math.floor(Math.min(fold.top, fold.bottom) * width), right: width };
}

/** The photo cut at the fold. If the fold is slanted, the color at the fold continues to the straight edge. */
export function cutPage(photo: GrayImage, part: PagePart): GrayImage {
  const { left, right } = columnsOf(part, photo.width);
  const width = right - left;
  const pixels = new Uint8Array(width * photo.height);
  for (let y = 0; y < photo.height; y += 1) {
    const share = (y + 0.5) / photo.height;
    const { top, bottom } = part.fold;
    const fold = Math.round((top + share * (bottom - top)) * photo.width);
    const from = y * photo.width;
    const row = pixels.subarray(y * width, (y + 1) * width);
    row.set(photo.pixels.subarray(from + left, from + right));
    if (part.side === 'left') row.fill(photo.pixels[from + fold - 1] as number, fold - left);
    else row.fill(photo.pixels[from + fold] as number, 0, fold - left);
  }
  return { width, height: photo.height, pixels };
}
