import { editDistance } from '../../../src/domain/text/edit-distance.ts';

/**
 * Aligns the words with similar words in `others`, in order; for each word, returns the index of its counterpart,
 * or -1 if there is none.
 */
export function alignWords(words: readonly string[], others: readonly string[]): number[] {
  const costs = [Array.from({ length: others.length + 1 }, (_, at) => at)];
  const unlikeness = words.map((word) =>
    others.map(
      (other) => (1.9 * editDistance([...word], [...other])) / Math.max(word.length, other.length, 1),
    ),
  );
  for (const [row, likes] of unlikeness.entries()) {
    const above = costs[row] as number[];
    const current = [row + 1];
    for (const [column, unlike] of likes.entries())
      current.push(
        Math.min(
          (above[column] as number) + unlike,
          (above[column + 1] as number) + 1,
          (current[column] as number) + 1,
        ),
      );
    costs.push(current);
  }
  const found = words.map(() => -1);
  let [row, column] = [words.length, others.length];
  while (row > 0 && column > 0) {
    const cost = costs[row]?.[column] as number;
    if (cost === (costs[row - 1]?.[column - 1] as number) + (unlikeness[row - 1]?.[column - 1] as number)) {
      row -= 1;
      column -= 1;
      found[row] = column;
    } else if (cost === (costs[row - 1]?.[column] as number) + 1) row -= 1;
    else column -= 1;
  }
  return found;
}
