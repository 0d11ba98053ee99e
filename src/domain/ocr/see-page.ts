import type { GrayImage } from './gray-image.ts';
import type { HandwrittenPage } from './hand/read-hand-page.ts';
import { findHand } from './lines/find-lines.ts';
import type { PhotoEdit } from './photo-edit.ts';
import { finishPage, type PreparedPage, straightenPage } from './preparation/prepare-page.ts';
import { measureSharpness } from './preparation/sharpness.ts';

/**
 * Straightens a photographed page. A handwritten page is returned with its lines (for `readHandPage`); any other
 * page is prepared for the engine that recognizes print (for `readPrepared`). For `photo` and `edit`, see
 * `readPage`.
 */
export function seePage(photo: GrayImage, edit: PhotoEdit): PreparedPage | HandwrittenPage {
  const straight = straightenPage(photo, edit);
  const found = findHand(straight);
  if (!found) return finishPage(straight);
  const { image, isMarked, lightness, turns } = straight;
  return { image, isMarked, lightness, turns, sharpness: measureSharpness(image), found };
}
