import { dot, leadingVectors, toUnit, type SparseRow } from './leading-vectors.ts';

export type ClassOptions = {
  /** Words seen less often have no class. */
  atLeast: number;
  words: number;
  neighbours: number;
  dimensions: number;
  classes: number;
};

const WORD_OR_SIGN = /\d+|[a-zà-ü]+(?:-[a-zà-ü]+)*|[.,;:!?()"“”]/g;
const MEANS_ROUNDS = 25;

/**
 * Groups the words of texts into classes by the words right before and after them: positive pointwise mutual
 * information, its largest singular vectors, then spherical k-means. One class per line, the most frequent words
 * first; digits are written as "0". The same texts give the same classes.
 */
export function classWords(texts: readonly string[], options: ClassOptions): string {
  const lines = texts.flatMap((text) =>
    text
      .toLowerCase()
      .split('\n')
      .map((line) => [
        '^',
        ...(line.match(WORD_OR_SIGN) ?? []).map((word) => (/^\d/.test(word) ? '0' : word)),
        '$',
      ]),
  );
  const counts = new Map<string, number>();
  for (const line of lines) for (const word of line) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  const words = sorted.slice(0, options.words).filter(([, count]) => count >= options.atLeast);
  const neighbours = new Map(sorted.slice(0, options.neighbours).map(([word], at) => [word, at]));
  const rows = mutualInformation(lines, new Map(words.map(([word], at) => [word, at])), neighbours);
  const vectors = leadingVectors(rows, 2 * neighbours.size, options.dimensions).map(toUnit);
  const classOf = sphericalMeans(vectors, options.classes);
  const classes: string[][] = Array.from({ length: options.classes }, () => []);
  for (const [at, [word]] of words.entries()) classes[classOf[at] ?? 0]?.push(word);
  return classes.map((own) => own.join(' ')).join('\n');
}

function mutualInformation(
  lines: string[][],
  words: Map<string, number>,
  neighbours: Map<string, number>,
): SparseRow[] {
  const seen: Map<number, number>[] = Array.from({ length: words.size }, () => new Map());
  const count = (word: string | undefined, neighbour: string | undefined, offset: number) => {
    const row = seen[words.get(word ?? '') ?? -1];
    const column = neighbours.get(neighbour ?? '');
    if (row && column !== undefined) row.set(column + offset, (row.get(column + offset) ?? 0) + 1);
  };
  for (const line of lines) {
    for (let at = 0; at + 1 < line.length; at += 1) {
      count(line[at], line[at + 1], neighbours.size);
      count(line[at + 1], line[at], 0);
    }
  }
  const rowSums = seen.map((row) => [...row.values()].reduce((sum, one) => sum + one, 0));
  const columnSums = new Float64Array(2 * neighbours.size);
  for (const row of seen)
    for (const [column, one] of row) columnSums[column] = (columnSums[column] ?? 0) + one;
  const total = rowSums.reduce((sum, one) => sum + one, 0);
  return seen.map((row, at) => {
    const kept = [...row]
      .map(
        ([column, one]) =>
          [column, Math.log((one * total) / ((rowSums[at] ?? 1) * (columnSums[column] ?? 1)))] as const,
      )
      .filter(([, information]) => information > 0);
    return { columns: kept.map(([column]) => column), values: kept.map(([, information]) => information) };
  });
}

function sphericalMeans(vectors: Float64Array[], count: number): number[] {
  const dimensions = vectors[0]?.length ?? 0;
  let means = vectors.slice(0, count);
  let nearest: number[] = [];
  for (let round = 0; round < MEANS_ROUNDS; round += 1) {
    nearest = vectors.map((vector) => {
      let [best, most] = [0, -Infinity];
      for (let at = 0; at < means.length; at += 1) {
        const likeness = dot(vector, means[at] ?? vector);
        if (likeness > most) [best, most] = [at, likeness];
      }
      return best;
    });
    const sums = means.map(() => new Float64Array(dimensions));
    for (const [at, vector] of vectors.entries()) {
      const sum = sums[nearest[at] ?? 0];
      if (sum)
        for (let index = 0; index < dimensions; index += 1)
          sum[index] = (sum[index] ?? 0) + (vector[index] ?? 0);
    }
    means = sums.map((sum, at) => (dot(sum, sum) === 0 ? (means[at] ?? sum) : toUnit(sum)));
  }
  return nearest;
}
