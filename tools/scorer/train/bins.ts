import type { Matrix } from 'ml-matrix';
import { quantile } from '../measures/quantile.ts';

/** One input cut into ranges of about as many essays each. */
export type BinnedInput = {
  /** The range of each row, from 0. */
  bins: Uint8Array;
  /** A row is in range `at` or below where its input is at most `edges[at]`. */
  edges: number[];
};

const RANGES = 32;

/** The first `count` inputs in ranges: trees ask for a range, not for every value there is. */
export function binInputs(inputs: Matrix, count: number): BinnedInput[] {
  return Array.from({ length: count }, (_, at) => binValues(inputs.getColumn(at)));
}

function binValues(values: readonly number[]): BinnedInput {
  const sorted = values.toSorted((a, b) => a - b);
  const cuts = Array.from({ length: RANGES - 1 }, (_, at) => quantile(sorted, (at + 1) / RANGES));
  const largest = sorted.at(-1) ?? 0;
  const edges = [...new Set(cuts)].filter((cut) => cut < largest);
  return { bins: Uint8Array.from(values, (value) => rangeOf(value, edges)), edges };
}

function rangeOf(value: number, edges: readonly number[]): number {
  const at = edges.findIndex((edge) => value <= edge);
  return at === -1 ? edges.length : at;
}
