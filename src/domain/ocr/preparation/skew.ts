import type { InkPoints } from './ink.ts';

/**
 * Slope of a page's lines (vertical pixels per pixel to the right); `energy` is higher if the lines are more
 * distinct.
 */
export type Skew = { slope: number; energy: number };

const DEGREE = Math.PI / 180;
const LIMIT = 15;

/** The slope of a page's lines, which is the slope along which the ink forms the most distinct rows. */
export function findSkew(points: InkPoints): Skew {
  let best: Skew = { slope: 0, energy: -1 };
  const search = (from: number, to: number, step: number) => {
    for (let angle = from; angle <= to + 1e-9; angle += step) {
      const slope = Math.tan(angle * DEGREE);
      const energy = rowEnergy(points, slope);
      if (energy > best.energy) best = { slope, energy };
    }
  };
  search(-LIMIT, LIMIT, 1);
  for (const step of [0.25, 0.05]) {
    const coarse = Math.atan(best.slope) / DEGREE;
    search(coarse - 4 * step, coarse + 4 * step, step);
  }
  return best;
}

/**
 * Sum of the squared differences between neighboring rows of ink, if rows have this `slope`. Each point is divided
 * between the two nearest rows, because points that come from a grid would otherwise accumulate along the rows of
 * that grid.
 */
export function rowEnergy({ xs, ys }: InkPoints, slope: number): number {
  if (ys.length === 0) return 0;
  const rows = new Float32Array(ys.length);
  let lowest = Infinity;
  let highest = -Infinity;
  for (let at = 0; at < rows.length; at += 1) {
    const row = (ys[at] as number) - slope * (xs[at] as number);
    rows[at] = row;
    if (row < lowest) lowest = row;
    if (row > highest) highest = row;
  }
  const start = Math.floor(lowest) - 1;
  const counts = new Float32Array(Math.ceil(highest) - start + 3);
  for (const row of rows) {
    const above = Math.floor(row);
    const share = row - above;
    const at = above - start;
    counts[at] = (counts[at] as number) + 1 - share;
    counts[at + 1] = (counts[at + 1] as number) + share;
  }
  let energy = 0;
  for (let at = 1; at < counts.length; at += 1) {
    const difference = (counts[at] as number) - (counts[at - 1] as number);
    energy += difference * difference;
  }
  return energy;
}
