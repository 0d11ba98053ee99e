import { CholeskyDecomposition, Matrix } from 'ml-matrix';

/** Linear regression with a penalty on the size of its coefficients. */
type Ridge = {
  /** One per target. */
  intercept: number[];
  /** Inputs by targets. */
  coefficients: Matrix;
};

/**
 * Weighted ridge regression in closed form: all targets at once, the intercept not penalised. `penalty` is in units of
 * summed weights, as inputs have unit variance.
 */
export function fitRidge(
  inputs: Matrix,
  targets: Matrix,
  weights: readonly number[],
  penalty: number,
): Ridge {
  const roots = weights.map(Math.sqrt);
  const inputMean = weightedMeans(inputs, weights);
  const targetMean = weightedMeans(targets, weights);
  const x = inputs.clone().subRowVector(inputMean).mulColumnVector(roots);
  const y = targets.clone().subRowVector(targetMean).mulColumnVector(roots);
  const transposed = x.transpose();
  const normal = transposed.mmul(x).add(Matrix.eye(x.columns, x.columns, penalty));
  const coefficients = new CholeskyDecomposition(normal).solve(transposed.mmul(y));
  const shift = Matrix.rowVector(inputMean).mmul(coefficients).to1DArray();
  return { intercept: targetMean.map((mean, at) => mean - (shift[at] ?? 0)), coefficients };
}

/** The mean of each column, each row counting by its weight. */
export function weightedMeans(matrix: Matrix, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return matrix
    .clone()
    .mulColumnVector([...weights])
    .sum('column')
    .map((sum) => sum / total);
}
