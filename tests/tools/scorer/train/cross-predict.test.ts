import { describe, expect, it } from 'vitest';
import { crossPredict, foldByPrompt } from '../../../../tools/scorer/train/cross-predict.ts';
import { SMALL_LAYOUT, smallDataset } from './small-dataset.ts';

const DATASET = smallDataset(120);

describe('crossPredict', () => {
  it('expects points of every essay, in order, from models that have not seen its prompt', () => {
    const honest = crossPredict(DATASET, SMALL_LAYOUT);
    expect(honest.map(({ length }) => length)).toEqual(DATASET.weights.map(() => 5));

    // The grades of one prompt's essays must not affect the predictions for these essays.
    const points = DATASET.points.clone();
    const rows = DATASET.promptIds.flatMap((id, row) => (id === 'p3' ? [row] : []));
    for (const row of rows) points.setRow(row, [0, 0, 0, 0, 0]);
    const spoilt = crossPredict({ ...DATASET, points }, SMALL_LAYOUT);
    for (const row of rows) expect(spoilt[row]).toEqual(honest[row]);
    expect(spoilt[0]).not.toEqual(honest[0]);
  });
});

/** 90 essays of 30 prompts, in mixed order. */
const PROMPTS = Array.from({ length: 90 }, (_, row) => `p${(row * 7) % 30}`);

describe('foldByPrompt', () => {
  it('puts every row into one fold', () => {
    const rows = foldByPrompt(PROMPTS, 5, 1).flat();
    expect(rows.toSorted((a, b) => a - b)).toEqual([...PROMPTS.keys()]);
  });

  it('keeps the essays of one prompt together, and deals the prompts out evenly', () => {
    const promptsOf = foldByPrompt(PROMPTS, 5, 1).map((fold) => new Set(fold.map((row) => PROMPTS[row])));
    expect(promptsOf.map(({ size }) => size)).toEqual([6, 6, 6, 6, 6]);
  });

  it('depends on the prompts and the seed alone, not on the order of the rows', () => {
    const foldsOf = (prompts: string[], seed: number) =>
      foldByPrompt(prompts, 5, seed).map((fold) => [...new Set(fold.map((row) => prompts[row]))].toSorted());
    expect(foldsOf(PROMPTS.toReversed(), 1)).toEqual(foldsOf(PROMPTS, 1));
    expect(foldsOf(PROMPTS, 2)).not.toEqual(foldsOf(PROMPTS, 1));
  });

  it('leaves folds empty where there are fewer prompts', () => {
    expect(foldByPrompt(['a', 'a'], 3, 1)).toEqual([[0, 1], [], []]);
  });
});
