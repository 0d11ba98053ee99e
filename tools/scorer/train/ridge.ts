import { CholeskyDecomposition, Matrix } from 'ml-matrix';

/** Linear regression with a penalty on the size of its coefficients. */
type Ridge = {
  /** One value per target. */
  intercept: number[];
  /** One row per input, one column per target. */
  coefficients: Matrix;
};

/** Constraints on the coefficients. Penalties are in units of summed weights, as inputs have unit variance. */
type RidgeSettings = {
  /** The penalty on the coefficient of an input for a target, by their indexes. */
  penalty: (input: number, target: number) => number;
  /**
   * For each input, whether its coefficients must be at least 0 (1), at most 0 (−1), or are free (0); all are free
   * if this is omitted.
   */
  directions?: ArrayLike<number>;
};

/** Weighted ridge regression without a penalty on the intercept. Deterministic. */
export function fitRidge(
  inputs: Matrix,
  targets: Matrix,
  weights: readonly number[],
  { penalty, directions }: RidgeSettings,
): Ridge {
  const roots = weights.map(Math.sqrt);
  const inputMean = weightedMeans(inputs, weights);
  const targetMean = weightedMeans(targets, weights);
  const x = inputs.clone().subRowVector(inputMean).mulColumnVector(roots);
  const y = targets.clone().subRowVector(targetMean).mulColumnVector(roots);
  const transposed = x.transpose();
  const gram = transposed.mmul(x);
  const products = transposed.mmul(y);
  const columns = targetMean.map((_, target) => {
    const normal = gram.clone();
    for (let at = 0; at < normal.rows; at += 1) normal.set(at, at, gram.get(at, at) + penalty(at, target));
    const wanted = products.getColumn(target);
    const free = new CholeskyDecomposition(normal).solve(Matrix.columnVector(wanted)).getColumn(0);
    return directions ? keepDirections(normal, wanted, free, directions) : free;
  });
  const coefficients = new Matrix(columns).transpose();
  const shift = Matrix.rowVector(inputMean).mmul(coefficients).to1DArray();
  return { intercept: targetMean.map((mean, at) => mean - (shift[at] ?? 0)), coefficients };
}

const MOST_SWEEPS = 3000;
/**
 * The search ends once no coefficient changes by this much, in points per standard deviation; weights are later
 * rounded to coarser steps.
 */
const SMALLEST_CHANGE = 1e-4;

/**
 * Solves the normal equations for coefficients with the given directions, by coordinate descent from the
 * unconstrained solution: each coefficient in turn is set to its optimum while the others are fixed. The problem is
 * convex, so there is one solution. Source: Franc, Hlaváč and Navara 2005.
 */
function keepDirections(
  normal: Matrix,
  wanted: readonly number[],
  free: readonly number[],
  directions: ArrayLike<number>,
): number[] {
  const rows = normal.to2DArray().map((row) => Float64Array.from(row));
  const clip = (value: number, at: number) => {
    const direction = directions[at] ?? 0;
    return direction * value < 0 ? 0 : value;
  };
  const solution = Float64Array.from(free, clip);
  // The residual of the `wanted` products, updated with every change.
  const left = Float64Array.from(wanted, (value, at) => value - dot(rows[at], solution));
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let largest = 0;
    for (const [at, row] of rows.entries()) {
      const now = solution[at] ?? 0;
      const next = clip(now + (left[at] ?? 0) / (row[at] || 1), at);
      const change = next - now;
      if (change === 0) continue;
      solution[at] = next;
      for (let other = 0; other < left.length; other += 1)
        left[other] = (left[other] ?? 0) - (row[other] ?? 0) * change;
      largest = Math.max(largest, Math.abs(change));
    }
    if (largest < SMALLEST_CHANGE) break;
  }
  return [...solution];
}

function dot(row: Float64Array | undefined, other: Float64Array): number {
  return other.reduce((sum, value, at) => sum + value * (row?.[at] ?? 0), 0);
}

/** The mean of each column, in which each row has the given weight. */
export function weightedMeans(matrix: Matrix, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return matrix
    .clone()
    .mulColumnVector([...weights])
    .sum('column')
    .map((sum) => sum / total);
}
