import { share } from './ratios.ts';

export type Distribution = { mean: number; deviation: number; max: number; min: number; median: number };

/** How numbers are spread: population deviation, upper median. All 0 for none. */
export function distributionOf(values: readonly number[]): Distribution {
  const sorted = values.toSorted((left, right) => left - right);
  const mean = share(sumOf(sorted), sorted.length);
  const variance = share(sumOf(sorted.map((value) => (value - mean) ** 2)), sorted.length);
  return {
    mean,
    deviation: Math.sqrt(variance),
    max: sorted.at(-1) ?? 0,
    min: sorted[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
  };
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
