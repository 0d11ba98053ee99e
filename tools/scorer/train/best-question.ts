import type { Matrix } from 'ml-matrix';
import { quantile } from '../measures.ts';

/** Asks whether the input is above the upper edge of this range. */
export type Question = { input: number; bin: number };

export type QuestionSearch = {
  bins: readonly BinnedInput[];
  /** The inputs to choose from, and the rows used for the choice. */
  columns: readonly number[];
  rows: readonly number[];
  /** Index of the leaf that each row has reached, out of `leaves`. */
  leafOf: Uint8Array;
  leaves: number;
  /** Residuals to explain: all targets of the first row, then those of the next row, and so on. */
  residuals: Float64Array;
  targets: number;
  weights: readonly number[];
  penalty: number;
};

/**
 * The question that leaves the least unexplained when it is asked in all leaves at once; if several are equal, the
 * first of them.
 */
export function findBestQuestion(search: QuestionSearch): Question {
  let best = { input: search.columns[0] ?? 0, bin: 0, gain: -Infinity };
  for (const input of search.columns) {
    const column = search.bins[input];
    if (!column) continue;
    const gains = gainsOf(column, search);
    gains.forEach((gain, bin) => {
      if (gain > best.gain) best = { input, bin, gain };
    });
  }
  return { input: best.input, bin: best.bin };
}

/**
 * The gain of each edge of an input, over all leaves. The sums of each leaf and range are stored one after the
 * other: the targets, then the weight.
 */
function gainsOf({ bins, edges }: BinnedInput, search: QuestionSearch): Float64Array {
  const width = search.targets + 1;
  const ranges = edges.length + 1;
  const sums = sumByLeafAndRange(bins, ranges, search);
  const gains = new Float64Array(edges.length);
  for (let leaf = 0; leaf < search.leaves; leaf += 1) {
    const ofLeaf = sums.subarray(leaf * ranges * width, (leaf + 1) * ranges * width);
    const all = new Float64Array(width);
    for (let range = 0; range < ranges; range += 1) addRange(all, ofLeaf, range);
    const below = new Float64Array(width);
    edges.forEach((_edge, bin) => {
      addRange(below, ofLeaf, bin);
      const above = all.map((sum, at) => sum - (below[at] ?? 0));
      gains[bin] = (gains[bin] ?? 0) + explained(below, search) + explained(above, search);
    });
  }
  return gains;
}

/** Adds the sums of one range of a leaf to `total`. */
function addRange(total: Float64Array, ofLeaf: Float64Array, range: number): void {
  for (let at = 0; at < total.length; at += 1) {
    total[at] = (total[at] ?? 0) + (ofLeaf[range * total.length + at] ?? 0);
  }
}

/** The gain of one side of a question: the squares of the residual sums, divided by their weight. */
function explained(sums: Float64Array, { targets, penalty }: QuestionSearch): number {
  let squares = 0;
  for (let target = 0; target < targets; target += 1) squares += (sums[target] ?? 0) ** 2;
  return squares / ((sums[targets] ?? 0) + penalty);
}

function sumByLeafAndRange(
  bins: Uint8Array,
  ranges: number,
  { rows, leafOf, leaves, residuals, targets, weights }: QuestionSearch,
): Float64Array {
  const width = targets + 1;
  const sums = new Float64Array(leaves * ranges * width);
  for (const row of rows) {
    const to = ((leafOf[row] ?? 0) * ranges + (bins[row] ?? 0)) * width;
    const weight = weights[row] ?? 0;
    for (let target = 0; target < targets; target += 1) {
      sums[to + target] = (sums[to + target] ?? 0) + weight * (residuals[row * targets + target] ?? 0);
    }
    sums[to + targets] = (sums[to + targets] ?? 0) + weight;
  }
  return sums;
}

/** One input divided into ranges with about the same number of essays. */
export type BinnedInput = {
  /** The range of each row, from 0. */
  bins: Uint8Array;
  /** A row is in range `at` or a lower one if its input is at most `edges[at]`. */
  edges: number[];
};

const RANGES = 32;

/** The ranges of these inputs, by input index: trees ask about ranges instead of all values. */
export function binInputs(inputs: Matrix, places: readonly number[]): BinnedInput[] {
  const bins: BinnedInput[] = [];
  for (const place of places) bins[place] = binValues(inputs.getColumn(place));
  return bins;
}

function binValues(values: readonly number[]): BinnedInput {
  const sorted = values.toSorted((a, b) => a - b);
  const cuts = Array.from({ length: RANGES - 1 }, (_, at) => quantile(sorted, (at + 1) / RANGES));
  // Each edge is halfway to the next value, so that rounding the thresholds moves no essay to the other side.
  // Otherwise it could move many, because for inputs that are counts many essays lie exactly on a cut.
  const edges = [...new Set(cuts)].flatMap((cut) => {
    const next = sorted.find((value) => value > cut);
    return next === undefined ? [] : [(cut + next) / 2];
  });
  return { bins: Uint8Array.from(values, (value) => rangeOf(value, edges)), edges };
}

function rangeOf(value: number, edges: readonly number[]): number {
  const at = edges.findIndex((edge) => value <= edge);
  return at === -1 ? edges.length : at;
}
