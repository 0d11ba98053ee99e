import type { PixelPoint, Quad } from './homography.ts';
import { leastSquares } from './least-squares.ts';
import type { Outline } from './sheet-region.ts';

/** An edge as a slightly bent line: `bend` × t² + `slope` × t + `start`. */
type Edge = { bend: number; slope: number; start: number };

/** The parts near the corners belong to the neighbouring edges when the sheet is turned. */
const CORNER_SHARE = 0.12;
const TOLERANCE = 1.5;
const LEAST_INLIERS = 0.7;
const MOST_AT_FRAME = 0.3;

/** The corners of a sheet all of whose edges are in the picture and nearly straight, or null. */
export function findSheetCorners({ left, right, top, bottom }: Outline): Quad | null {
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

/** Where y = `across`(x) meets x = `down`(y). */
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
