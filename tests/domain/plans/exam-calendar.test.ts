import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextExam } from '@/domain/plans/exam-calendar';
import { campaignName } from '@/domain/plans/offers';

const CONFIGURED = new Date('2027-11-07T03:00:00Z');

const told = (now: string, configured: Date | null) => {
  const { year, days } = nextExam(new Date(now), configured);
  return [year, days];
};

describe('the next exam', () => {
  it.each([
    ['months before a known day', '2025-07-28T15:00:00Z', 2025, 98],
    ['the evening before', '2025-11-03T02:59:59Z', 2025, 1],
    ['on the day', '2025-11-03T03:00:00Z', 2025, 0],
    ['late on the day', '2025-11-04T02:59:59Z', 2025, 0],
    ['between two exams, the day after', '2025-11-04T03:00:00Z', 2026, null],
    ['between two exams, on New Year’s Eve in São Paulo', '2026-01-01T02:59:59Z', 2026, null],
    ['between two exams, on New Year’s Day', '2026-01-01T03:00:00Z', 2026, null],
    ['before November, with no known day', '2026-11-01T02:59:59Z', 2026, null],
    ['in the days of November that may be before or after', '2026-11-01T03:00:00Z', null, null],
    ['on the last of them', '2026-11-22T02:59:59Z', null, null],
    ['after all of them', '2026-11-22T03:00:00Z', 2027, null],
    ['today', '2026-11-27T15:00:00Z', 2027, null],
    ['in December', '2026-12-31T15:00:00Z', 2027, null],
    ['years later', '2031-06-01T15:00:00Z', 2031, null],
  ])('by the known days, %s', (_case, now, year, days) => {
    expect(told(now, null)).toEqual([year, days]);
  });

  it.each([
    ['counts to a configured day', '2026-11-27T15:00:00Z', CONFIGURED, 2027, 345],
    ['until its end', '2027-11-08T02:59:59Z', CONFIGURED, 2027, 0],
    ['knows that the exam of that year is over', '2027-11-08T03:00:00Z', CONFIGURED, 2028, null],
    ['and stays with it', '2027-12-31T15:00:00Z', CONFIGURED, 2028, null],
    [
      'lets it replace the known day of its year',
      '2025-11-05T15:00:00Z',
      new Date('2025-11-09T03:00:00Z'),
      2025,
      4,
    ],
    ['also an earlier one', '2025-11-02T15:00:00Z', new Date('2025-11-01T03:00:00Z'), 2026, null],
    ['falls back on a known day', '2025-10-24T15:00:00Z', new Date('2024-11-03T03:00:00Z'), 2025, 10],
    ['forgets one of years ago', '2026-11-27T15:00:00Z', new Date('2025-11-03T03:00:00Z'), 2027, null],
  ])('%s', (_case, now, configured, year, days) => {
    expect(told(now, configured)).toEqual([year, days]);
  });

  it('is never over: its year is not past, and its days are not negative', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2025-01-01T12:00:00Z'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.option(fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })),
        (now, configured) => {
          const { year, day, days } = nextExam(now, configured);
          const thisYear = Number(
            new Intl.DateTimeFormat('en', { timeZone: 'America/Sao_Paulo', year: 'numeric' }).format(now),
          );
          expect(year ?? thisYear).toBeGreaterThanOrEqual(thisYear);
          expect((days ?? 0) >= 0).toBe(true);
          expect(day === null).toBe(days === null);
        },
      ),
    );
  });
});

it.each([
  [2027, 'Plano Intensivo ENEM 2027'],
  [null, 'Plano Intensivo ENEM'],
])('the name of the package in %s', (year, name) => {
  expect(campaignName(year)).toBe(name);
});
