/** How many of `count` there are per hundred of `total`; 0 where there is nothing to count in. */
export function perHundred(count: number, total: number): number {
  return (100 * count) / Math.max(1, total);
}

/** The part `count` makes of `total`, 0–1 for counts of the same things; 0 where the total is 0. */
export function share(count: number, total: number): number {
  return count / Math.max(1, total);
}

/** 1 or 0, as a model counts a yes. */
export function flag(condition: boolean): number {
  return condition ? 1 : 0;
}
