import type { GrayImage } from '../gray-image.ts';
import type { PixelPoint, Quad } from './homography.ts';
import { findSheetRegion, type Outline } from './sheet-region.ts';
import { shrink } from './shrink.ts';
import { leastSquares } from './least-squares.ts';

/** Position of the sheet in a photo. `corners` is null if an edge is outside the photo or far from straight. */
type Sheet = { area: SheetArea; corners: Quad | null };

const LONGEST = 400;

/**
 * Searches a flattened photo for a sheet on a darker background; null if the page fills the photo or no sheet is
 * recognizable. `copy` is the photo, `copyScale` times smaller; the result is in pixels of the photo.
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

/** An edge of the sheet as a slightly curved line: `bend` × t² + `slope` × t + `start`. */
type Edge = { bend: number; slope: number; start: number };

/**
 * Share of an edge near each corner that is ignored, because it belongs to the neighboring edge if the sheet is
 * rotated.
 */
const CORNER_SHARE = 0.12;
const TOLERANCE = 1.5;
const LEAST_INLIERS = 0.7;
const MOST_AT_FRAME = 0.3;

/** The corners of a sheet if all its edges are in the photo and nearly straight, or else null. */
function findSheetCorners({ left, right, top, bottom }: Outline): Quad | null {
  const width = top.length;
  const height = left.length;
  const leftEdge = fitEdge(left, width);
  const rightEdge = fitEdge(right, width);
  const topEdge = fitEdge(top, height);
  const bottomEdge = fitEdge(bottom, height);
  if (!leftEdge || !rightEdge || !topEdge || !bottomEdge) return null;
  return [
    cross(topEdge, leftEdge, 0),
    cross(topEdge, rightEdge, height / 2),
    cross(bottomEdge, rightEdge, height / 2),
    cross(bottomEdge, leftEdge, height / 2),
  ];
}

function fitEdge(positions: Int32Array, length: number): Edge | null {
  const known = [...positions.keys()].filter((at) => positions[at] !== -1);
  const cut = Math.round(known.length * CORNER_SHARE);
  const middle = known.slice(cut, known.length - cut);
  const atFrame = middle.filter(
    (at) => (positions[at] as number) <= 1 || (positions[at] as number) >= length - 2,
  );
  if (middle.length < 20 || atFrame.length > MOST_AT_FRAME * middle.length) return null;
  const rows = middle.map((at) => [(at / length) ** 2, at / length, 1]);
  const values = middle.map((at) => positions[at] as number);
  let weights = values.map(() => 1);
  let residuals = values;
  let found = [0, 0, 0];
  for (let round = 0; round < 6; round += 1) {
    found = leastSquares(rows, values, weights);
    residuals = rows.map((row, index) =>
      Math.abs(row.reduce((sum, value, at) => sum + value * (found[at] ?? 0), -(values[index] ?? 0))),
    );
    const median = [...residuals].sort((a, b) => a - b)[residuals.length >> 1] ?? 0;
    weights = residuals.map((residual) => (residual <= Math.max(1, 2 * median) ? 1 : 0));
  }
  if (residuals.filter((residual) => residual <= TOLERANCE).length < LEAST_INLIERS * residuals.length)
    return null;
  const [bend = 0, slope = 0, start = 0] = found;
  return { bend: bend / length ** 2, slope: slope / length, start };
}

/** Intersection of y = `across`(x) and x = `down`(y). */
function cross(across: Edge, down: Edge, startY: number): PixelPoint {
  let y = startY;
  let x = 0;
  for (let round = 0; round < 20; round += 1) {
    x = valueAt(down, y);
    y = valueAt(across, x);
  }
  return { x, y };
}

const valueAt = ({ bend, slope, start }: Edge, at: number) => (bend * at + slope) * at + start;

/** An outline that was found on a copy of the photo, `scale` times smaller. */
export type SheetArea = { outline: Outline; scale: number };

/** Margin in pixels of the copy that excludes the shadow along the edge of a sheet. */
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

/** Returns the photo with everything except the sheet made white. */
export function eraseAround({ width, height, pixels }: GrayImage, area: SheetArea): GrayImage {
  const kept = new Uint8Array(pixels.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isOnSheet(area, x, y)) kept[y * width + x] = pixels[y * width + x] as number;
    }
  }
  return { width, height, pixels: kept };
}
