import { describe, expect, it } from 'vitest';
import { roundInputs } from '../../../../tools/scorer/train/train.ts';

describe('roundInputs', () => {
  it('keeps four significant digits of means and deviations, large or small', () => {
    expect(
      roundInputs({ mean: [1867.349, -0.000123456, 0, 2.5], deviation: [12345, 0.98765, 0, 1e-9] }),
    ).toEqual({
      mean: [1867, -0.0001235, 0, 2.5],
      deviation: [12350, 0.9877, 0, 1e-9],
    });
  });
});
