import { pickRows, type Dataset } from './dataset.ts';
import { fitPoints, predictAll, type Layout } from './fit-points.ts';
import { seededRandom } from '../seeded-random.ts';

const FOLDS = 5;
const FOLD_SEED = 1;

/** The points predicted for each essay by a model that has not seen the essay's prompt. */
export function crossPredict(dataset: Dataset, layout?: Layout): number[][] {
  const predicted: number[][] = [];
  for (const fold of foldByPrompt(dataset.promptIds, FOLDS, FOLD_SEED)) {
    const held = new Set(fold);
    const others = dataset.promptIds.map((_, row) => row).filter((row) => !held.has(row));
    const expected = predictAll(fitPoints(pickRows(dataset, others), layout), pickRows(dataset, fold));
    fold.forEach((row, at) => {
      predicted[row] = expected[at] ?? [];
    });
  }
  return predicted;
}

/**
 * The rows divided into `count` folds. All essays of a prompt are in one fold, because a model that is judged on
 * prompts it has seen looks better than it is. The result is the same for the same prompts and seed.
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
