import { describe, expect, it } from 'vitest';
import { experienceOf, experienceOfEssay } from '@/domain/progress/experience';

describe('experienceOf', () => {
  it.each([
    [[], { xp: 0, level: 1, levelFrom: 0, levelTo: 200 }],
    [[1000], { xp: 150, level: 1, levelFrom: 0, levelTo: 200 }],
    [[500, 500], { xp: 200, level: 2, levelFrom: 200, levelTo: 600 }],
    [[1000, 1000, 1000, 990], { xp: 599, level: 2, levelFrom: 200, levelTo: 600 }],
    [[1000, 1000, 1000, 1000], { xp: 600, level: 3, levelFrom: 600, levelTo: 1200 }],
  ])('%j', (totals, experience) => {
    expect(experienceOf(totals)).toEqual(experience);
  });

  it('always lies between the beginning of its level and that of the next', () => {
    for (let count = 0; count < 3000; count += 7) {
      const { xp, levelFrom, levelTo } = experienceOf(Array.from({ length: count }, () => 640));
      expect(xp).toBeGreaterThanOrEqual(levelFrom);
      expect(xp).toBeLessThan(levelTo);
    }
  });

  it('clamps what is no total', () => {
    expect([-5, Number.NaN, 4000].map(experienceOfEssay)).toEqual([50, 50, 150]);
  });
});
