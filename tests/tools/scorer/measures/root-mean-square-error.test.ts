import { describe, expect, it } from 'vitest';
import { rootMeanSquareError } from '../../../../tools/scorer/measures/root-mean-square-error.ts';

describe('rootMeanSquareError', () => {
  it('is in points, and large misses weigh more', () => {
    expect(rootMeanSquareError([600, 400], [600, 400])).toBe(0);
    expect(rootMeanSquareError([600, 400], [680, 480])).toBe(80);
    expect(rootMeanSquareError([600, 400, 0, 0], [600, 400, 120, 160])).toBe(100);
  });

  it('is undefined of nothing', () => {
    expect(rootMeanSquareError([], [])).toBeNaN();
  });
});
