import { median, quantile } from './quantile.ts';

export type Line = { slope: number; start: number };

/**
 * The line through most of the points (Theil–Sen): strangers among them do not move it. `share` of the points lie
 * below it. Two points at least.
 */
export function fitLine(points: readonly { x: number; y: number }[], share = 0.5): Line {
  const slopes = points.flatMap((from, at) =>
    points.slice(at + 1).flatMap((to) => (to.x === from.x ? [] : [(to.y - from.y) / (to.x - from.x)])),
  );
  const slope = median(slopes);
  return {
    slope,
    start: quantile(
      points.map(({ x, y }) => y - slope * x),
      share,
    ),
  };
}
