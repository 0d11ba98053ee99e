import { describe, expect, it } from 'vitest';
import { crossPredict } from '../../../../tools/scorer/train/cross-predict.ts';
import { smallDataset } from './small-dataset.ts';

const DATASET = smallDataset(120);

describe('crossPredict', () => {
  it('expects points of every essay, in order, from models that have not seen its prompt', () => {
    const honest = crossPredict(DATASET);
    expect(honest.map(({ length }) => length)).toEqual(DATASET.weights.map(() => 5));

    // Whatever the essays of one prompt were given, what is expected of them stays.
    const points = DATASET.points.clone();
    const rows = DATASET.promptIds.flatMap((id, row) => (id === 'p3' ? [row] : []));
    for (const row of rows) points.setRow(row, [0, 0, 0, 0, 0]);
    const spoilt = crossPredict({ ...DATASET, points });
    for (const row of rows) expect(spoilt[row]).toEqual(honest[row]);
    expect(spoilt[0]).not.toEqual(honest[0]);
  });
});
