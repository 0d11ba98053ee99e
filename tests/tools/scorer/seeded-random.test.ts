import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tools/scorer/seeded-random.ts';

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe('seededRandom', () => {
  it('repeats itself for a seed, and differs for another', () => {
    expect(draw(1, 5)).toEqual(draw(1, 5));
    expect(draw(1, 5)).not.toEqual(draw(2, 5));
  });

  it('fills [0, 1) evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const value of draw(1, 10_000)) tenths[Math.floor(value * 10)]! += 1;
    expect(tenths).toHaveLength(10);
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
