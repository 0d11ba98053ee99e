import { describe, expect, it } from 'vitest';
import { experienceOf, experienceOfEssay, currentStreak } from '@/domain/progress/experience';

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

const noon = new Date('2026-03-10T15:00:00Z');

describe('currentStreak', () => {
  it.each([
    ['no essay', [], { days: 0, hasToday: false }],
    ['one today', ['2026-03-10T12:00:00Z'], { days: 1, hasToday: true }],
    [
      'three today',
      ['2026-03-10T12:00:00Z', '2026-03-10T13:00:00Z', '2026-03-10T14:00:00Z'],
      { days: 1, hasToday: true },
    ],
    [
      'yesterday, today still to come',
      ['2026-03-09T12:00:00Z', '2026-03-08T12:00:00Z'],
      { days: 2, hasToday: false },
    ],
    ['a day left out', ['2026-03-10T12:00:00Z', '2026-03-08T12:00:00Z'], { days: 1, hasToday: true }],
    ['the day before yesterday', ['2026-03-08T12:00:00Z'], { days: 0, hasToday: false }],
    [
      'both sides of midnight in São Paulo',
      ['2026-03-10T02:59:00Z', '2026-03-10T03:01:00Z'],
      { days: 2, hasToday: true },
    ],
    ['a date nobody can read', ['ontem'], { days: 0, hasToday: false }],
    ['a clock set back since', ['2026-04-01T12:00:00Z', '2026-03-09T12:00:00Z'], { days: 2, hasToday: true }],
  ])('%s', (_, dates, streak) => {
    expect(currentStreak(dates, noon)).toEqual(streak);
  });

  it('survives the nights that daylight saving made shorter and longer', () => {
    // São Paulo moved its clocks at midnight of 4 November 2018 and 17 February 2019.
    const days = (year: number, month: number, from: number) =>
      [0, 1, 2].map((more) => new Date(Date.UTC(year, month, from + more, 15)).toISOString());
    expect(currentStreak(days(2018, 10, 3), new Date('2018-11-05T16:00:00Z')).days).toBe(3);
    expect(currentStreak(days(2019, 1, 16), new Date('2019-02-18T16:00:00Z')).days).toBe(3);
  });
});
