import { seededRandom } from '../measures/seeded-random.ts';

/**
 * Rows in so many folds, whole prompts in one fold each, as a model judged on prompts it has seen looks better than
 * it is. The same for the same prompts and seed.
 */
export function foldByPrompt(promptIds: readonly string[], count: number, seed: number): number[][] {
  const random = seededRandom(seed);
  const drawn = [...new Set(promptIds)].sort().map((id) => ({ id, order: random() }));
  const order = drawn.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
  const foldOf = new Map(order.map((id, at) => [id, at % count]));
  const folds: number[][] = Array.from({ length: count }, () => []);
  promptIds.forEach((id, row) => folds[foldOf.get(id) ?? 0]?.push(row));
  return folds;
}
