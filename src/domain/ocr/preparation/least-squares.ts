/**
 * Returns the coefficients c that minimize Σ weight × (row · c − value)². `ridge` pulls coefficients towards 0 if
 * the rows contain little information about them. Uses the normal equations, so it is meant for few and well scaled
 * columns.
 */
export function leastSquares(
  rows: readonly (readonly number[])[],
  values: readonly number[],
  weights: readonly number[],
  ridge = 1e-9,
): number[] {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, (_, at) => {
    const line = new Float64Array(size + 1);
    line[at] = ridge;
    return line;
  });
  for (const [index, row] of rows.entries()) {
    const weight = weights[index] ?? 0;
    for (const [at, line] of matrix.entries()) {
      const scaled = weight * (row[at] ?? 0);
      for (let column = 0; column < size; column += 1) {
        line[column] = (line[column] ?? 0) + scaled * (row[column] ?? 0);
      }
      line[size] = (line[size] ?? 0) + scaled * (values[index] ?? 0);
    }
  }
  return solve(matrix);
}

/**
 * Solves linear equations by Gauss–Jordan elimination with pivots; each row of `matrix` ends with its right-hand
 * side.
 */
function solve(matrix: Float64Array[]): number[] {
  const size = matrix.length;
  for (let at = 0; at < size; at += 1) {
    const below = matrix.slice(at).map((line) => Math.abs(line[at] ?? 0));
    const pivotAt = at + below.indexOf(Math.max(...below));
    const pivot = matrix[pivotAt] as Float64Array;
    matrix[pivotAt] = matrix[at] as Float64Array;
    matrix[at] = pivot;
    for (const [other, line] of matrix.entries()) {
      if (other === at) continue;
      const factor = (line[at] as number) / (pivot[at] as number);
      for (let column = at; column <= size; column += 1) {
        line[column] = (line[column] as number) - factor * (pivot[column] as number);
      }
    }
  }
  return matrix.map((line, at) => (line[size] as number) / (line[at] as number));
}
