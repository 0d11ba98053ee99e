import { describe, expect, it } from 'vitest';
import { groupBySubset } from '../../../../tools/scorer/train/group-by-subset.ts';

describe('groupBySubset', () => {
  it('gives the items of each subset, as they first appear', () => {
    const items = ['b', 'a', 'b', 'c'].map((subset, id) => ({ subset, id }));
    expect(groupBySubset(items).map((group) => group.map(({ id }) => id))).toEqual([[0, 2], [1], [3]]);
  });
});
