import { seededRandom } from '../../scorer/seeded-random.ts';

/** A row of a sparse matrix: columns and their values. */
export type SparseRow = { columns: number[]; values: number[] };

const ROUNDS = 7;
/** Factor for additional vectors that are computed, because the last vectors converge slowly. */
const SPARE = 1.2;
const NOISE = 1e-20;

/**
 * The rows reduced to this many dimensions: their coordinates on the largest singular vectors times the singular
 * values, computed by repeated multiplication of random vectors (Halko et al., 2011). The same rows give the same
 * vectors.
 */
export function leadingVectors(rows: SparseRow[], columns: number, dimensions: number): Float64Array[] {
  const random = seededRandom(1);
  let basis: Float64Array[] = Array.from({ length: Math.ceil(SPARE * dimensions) }, () =>
    Float64Array.from({ length: columns }, () => random() - 0.5),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = basis.map((vector) => times(rows, vector));
    orthonormalise(left);
    basis = left.map((vector) => transposedTimes(rows, vector, columns));
    orthonormalise(basis);
  }
  const projected = basis.map((vector) => times(rows, vector));
  projected.sort((a, b) => dot(b, b) - dot(a, a));
  return rows.map((_, at) => Float64Array.from(projected.slice(0, dimensions), (vector) => vector[at] ?? 0));
}

function times(rows: SparseRow[], vector: Float64Array): Float64Array {
  return Float64Array.from(rows, ({ columns, values }) => {
    let sum = 0;
    for (let at = 0; at < columns.length; at += 1) sum += (values[at] ?? 0) * (vector[columns[at] ?? 0] ?? 0);
    return sum;
  });
}

function transposedTimes(rows: SparseRow[], vector: Float64Array, columns: number): Float64Array {
  const result = new Float64Array(columns);
  for (const [row, { columns: own, values }] of rows.entries()) {
    const factor = vector[row] ?? 0;
    for (let at = 0; at < own.length; at += 1) {
      const column = own[at] ?? 0;
      result[column] = (result[column] ?? 0) + (values[at] ?? 0) * factor;
    }
  }
  return result;
}

/** Gram–Schmidt orthonormalization, in place. */
export function orthonormalise(vectors: Float64Array[]): void {
  for (const [at, vector] of vectors.entries()) {
    const size = dot(vector, vector);
    for (const before of vectors.slice(0, at)) {
      const shared = dot(vector, before);
      for (let index = 0; index < vector.length; index += 1)
        vector[index] = (vector[index] ?? 0) - shared * (before[index] ?? 0);
    }
    // If a vector is a combination of the previous vectors, only noise remains of it.
    if (dot(vector, vector) < NOISE * size) vector.fill(0);
    else toUnit(vector);
  }
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Scales a vector to length 1, in place. */
export function toUnit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
