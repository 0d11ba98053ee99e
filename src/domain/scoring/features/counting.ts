/** How often each value comes, in the order of first appearance. */
export function countEach(values: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** How many values satisfy the test. */
export function countWhere<Value>(values: Iterable<Value>, test: (value: Value) => boolean): number {
  let count = 0;
  for (const value of values) if (test(value)) count += 1;
  return count;
}

/** How many matches a global pattern has in a text. */
export function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
