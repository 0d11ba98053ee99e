/** The value below which `share` (0 to 1) of some numbers lie; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(share * sorted.length), sorted.length - 1)] ?? 0;
}

/** The middle one of some numbers, the upper of two; 0 of none. */
export const median = (values: readonly number[]) => quantile(values, 0.5);
