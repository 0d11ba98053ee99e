import { pickRows, type Dataset } from './dataset.ts';
import { fitPoints } from './fit-points.ts';
import { foldByPrompt } from './folds.ts';
import { predictAll } from './predict-all.ts';

const FOLDS = 5;
const FOLD_SEED = 1;

/** The points expected of each essay by models that have not seen its prompt. */
export function crossPredict(dataset: Dataset): number[][] {
  const predicted: number[][] = [];
  for (const fold of foldByPrompt(dataset.promptIds, FOLDS, FOLD_SEED)) {
    const held = new Set(fold);
    const others = dataset.promptIds.map((_, row) => row).filter((row) => !held.has(row));
    const expected = predictAll(fitPoints(pickRows(dataset, others)), pickRows(dataset, fold));
    fold.forEach((row, at) => {
      predicted[row] = expected[at] ?? [];
    });
  }
  return predicted;
}
