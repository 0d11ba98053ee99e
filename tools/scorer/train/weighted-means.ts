import type { Matrix } from 'ml-matrix';

/** The mean of each column, each row counting by its weight. */
export function weightedMeans(matrix: Matrix, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return matrix
    .clone()
    .mulColumnVector([...weights])
    .sum('column')
    .map((sum) => sum / total);
}
