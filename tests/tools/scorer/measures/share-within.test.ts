import { describe, expect, it } from 'vitest';
import { shareWithin } from '../../../../tools/scorer/measures/share-within.ts';

describe('shareWithin', () => {
  it('counts the distance itself as within, to either side', () => {
    const human = [120, 120, 120, 120];
    const predicted = [120, 200, 40, 0];
    expect(shareWithin(human, predicted, 40)).toBe(0.25);
    expect(shareWithin(human, predicted, 80)).toBe(0.75);
  });

  it('is undefined of nothing', () => {
    expect(shareWithin([], [], 80)).toBeNaN();
  });
});
