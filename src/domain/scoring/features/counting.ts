/** Occurrences of each value, in the order of first appearance. */
export function countEach(values: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Number of values that satisfy the test. */
export function countWhere<Value>(values: Iterable<Value>, test: (value: Value) => boolean): number {
  let count = 0;
  for (const value of values) if (test(value)) count += 1;
  return count;
}

/** Number of matches of a global pattern in a text. */
export function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** `count` per hundred of `total`; 0 if the total is 0. */
export function perHundred(count: number, total: number): number {
  return (100 * count) / Math.max(1, total);
}

/** `count` divided by `total`, which is 0–1 if `count` is a part of `total`; 0 if the total is 0. */
export function share(count: number, total: number): number {
  return count / Math.max(1, total);
}

/** A boolean as a number: 1 or 0. */
export function flag(condition: boolean): number {
  return condition ? 1 : 0;
}

type Distribution = { mean: number; deviation: number; max: number; min: number; median: number };

/**
 * Distribution of numbers, with the population standard deviation and the upper median. All values are 0 for an
 * empty list.
 */
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
