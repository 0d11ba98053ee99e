/** Times of the keys typed at one position of the text, in ms. */
export type KeyTimes = {
  place: string;
  /** From each key to the end of the next frame, the delay that a user notices. */
  waited: number[];
  /** Working time of the page's main thread for each key, without the time taken by other programs. */
  worked: number[];
  /** Tasks of more than 50 ms while typing. */
  longTasks: number[];
};

/** The most that 95 of 100 keys may take (ms). */
export const LIMIT_MS = 16;

/** The value that this share of all values does not exceed; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Whether a position misses the limit, which is also true without any keys. */
export function isTooSlow({ waited }: KeyTimes): boolean {
  return !(percentile(waited, 0.95) <= LIMIT_MS);
}

/** One line per position, as a Markdown table; values that miss the limit are in bold. */
export function keyTable(all: readonly KeyTimes[]): string {
  const rows = all.map((one) => {
    const p95 = percentile(one.waited, 0.95).toFixed(1);
    return [
      one.place,
      String(one.waited.length),
      percentile(one.waited, 0.5).toFixed(1),
      isTooSlow(one) ? `**${p95}**` : p95,
      percentile(one.waited, 1).toFixed(1),
      percentile(one.worked, 0.5).toFixed(1),
      percentile(one.worked, 0.95).toFixed(1),
      one.longTasks.length === 0
        ? '0'
        : `${one.longTasks.length} (≤ ${percentile(one.longTasks, 1).toFixed(0)} ms)`,
    ];
  });
  const head = ['Place', 'keys', 'key to frame: p50', 'p95', 'most', 'main thread: p50', 'p95', 'long tasks'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
