import type { GrayImage } from '../gray-image.ts';
import type { PhotoEdit } from '../photo-view.ts';

/** A page as the engine wants it, and what was seen on the way there. */
export type PreparedPage = { image: GrayImage };

export function preparePage(gray: GrayImage, _edit: PhotoEdit): PreparedPage {
  return { image: gray };
}
