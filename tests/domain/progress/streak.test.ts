import { describe, expect, it } from 'vitest';
import { currentStreak } from '@/domain/progress/streak';
import { STREAKS } from '../../support/streak-examples';

const noon = new Date('2026-03-10T15:00:00Z');
const before = (days: number) => new Date(noon.getTime() - days * 86_400_000).toISOString();

describe('the streak', () => {
  it.each(STREAKS)('%s', (_requirement, { essays, freezes, streak }) => {
    expect(currentStreak(essays.map(before), noon, freezes.map(before))).toEqual({
      ...streak,
      held: streak.held.map((days) => before(days).slice(0, 10)),
    });
  });

  it.each([
    ['both sides of midnight in São Paulo', ['2026-03-10T02:59:00Z', '2026-03-10T03:01:00Z'], 2, true],
    ['a date nobody can read', ['ontem'], 0, false],
    ['a clock set back since', ['2026-04-01T12:00:00Z', '2026-03-09T12:00:00Z'], 2, true],
  ])('%s', (_requirement, dates, days, hasToday) => {
    expect(currentStreak(dates, noon)).toMatchObject({ days, hasToday });
  });

  it('survives the nights that daylight saving made shorter and longer', () => {
    // São Paulo moved its clocks at midnight of 4 November 2018 and 17 February 2019.
    const days = (year: number, month: number, from: number) =>
      [0, 1, 2].map((more) => new Date(Date.UTC(year, month, from + more, 15)).toISOString());
    expect(currentStreak(days(2018, 10, 3), new Date('2018-11-05T16:00:00Z')).days).toBe(3);
    expect(currentStreak(days(2019, 1, 16), new Date('2019-02-18T16:00:00Z')).days).toBe(3);
  });
});
