import type { GrayImage } from '../gray-image.ts';
import type { Quad } from './homography.ts';
import type { SheetArea } from './sheet-area.ts';
import { findSheetCorners } from './sheet-corners.ts';
import { findSheetRegion } from './sheet-region.ts';
import { shrink } from './shrink.ts';

/** Where the sheet lies in a photo. No corners where an edge is out of the picture or far from straight. */
export type Sheet = { area: SheetArea; corners: Quad | null };

const LONGEST = 400;

/**
 * Looks for a sheet on a darker ground in a flattened photo; null when the page fills it or nothing stands out. `copy`
 * is the photo, `copyScale` times smaller; the answer is in pixels of the photo.
 */
export function findSheet(copy: GrayImage, copyScale: number): Sheet | null {
  const small = shrink(copy, LONGEST);
  const outline = findSheetRegion(small);
  if (outline === null) return null;
  const scale = (copyScale * copy.width) / small.width;
  const corners = findSheetCorners(outline);
  if (corners === null) return { area: { outline, scale }, corners };
  const [a, b, c, d] = corners;
  const enlarge = ({ x, y }: { x: number; y: number }) => ({ x: (x + 0.5) * scale, y: (y + 0.5) * scale });
  return { area: { outline, scale }, corners: [enlarge(a), enlarge(b), enlarge(c), enlarge(d)] };
}
