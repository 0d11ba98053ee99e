import { describe, expect, it } from 'vitest';
import { toUnits } from '../../../../tools/scorer/train/to-units.ts';

describe('toUnits', () => {
  it('gives whole numbers of units', () => {
    expect(toUnits([1, 0.24, 0.26, -1.1], 0.5)).toEqual([2, 0, 1, -2]);
  });

  it('writes no -0', () => {
    expect(Object.is(toUnits([-0.1], 1)[0], 0)).toBe(true);
  });
});
