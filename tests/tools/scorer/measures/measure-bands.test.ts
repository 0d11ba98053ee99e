import { describe, expect, it } from 'vitest';
import { measureBands } from '../../../../tools/scorer/measures/measure-bands.ts';

describe('measureBands', () => {
  it('covers both ends, and averages the widths', () => {
    const bands = [
      { low: 500, high: 600 },
      { low: 500, high: 600 },
      { low: 400, high: 480 },
      { low: 600, high: 720 },
    ];
    expect(measureBands([500, 600, 520, 560], bands)).toEqual({ coverage: 0.5, width: 100 });
  });

  it('leaves out essays without a band', () => {
    expect(measureBands([520, 0], [{ low: 500, high: 540 }, null])).toEqual({ coverage: 1, width: 40 });
    expect(measureBands([520], [null])).toBeNull();
  });
});
