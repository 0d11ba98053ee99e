/**
 * The value below which the given part (0–1) of the values lies, interpolated between neighbours as numpy does by
 * default. The values must be sorted, lowest first; NaN of none.
 */
export function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}
