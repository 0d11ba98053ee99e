/** The value below which a `share` (0 to 1) of the numbers is; 0 if there are no numbers. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(share * sorted.length), sorted.length - 1)] ?? 0;
}

/** The median of some numbers, or the upper of the two middle numbers; 0 if there are no numbers. */
export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The value below which a `share` (0 to 1) of the pixels lies; only every `step`-th pixel is examined. */
export function percentile(pixels: Uint8Array, share: number, step = 1): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = 0; at < pixels.length; at += step) {
    const value = pixels[at] as number;
    counts[value] = (counts[value] as number) + 1;
    total += 1;
  }
  let seen = 0;
  for (const [value, count] of counts.entries()) {
    seen += count;
    if (seen > share * total) return value;
  }
  return 255;
}

type Line = { slope: number; start: number };

/**
 * Robust line fit (Theil–Sen) that is not affected by outliers. A `share` of the points lies below the line.
 * Requires at least two points.
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
