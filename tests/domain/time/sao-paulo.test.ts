import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, saoPauloDate, saoPauloHour, secondsToMidnight } from '@/domain/time/sao-paulo';

describe('the calendar of São Paulo', () => {
  it.each([
    ['a minute before midnight is still the day before', '2025-10-20T02:59:59Z', [2025, 10, 19], 23],
    ['midnight begins the day', '2025-10-20T03:00:00Z', [2025, 10, 20], 0],
    ['the year ends three hours after UTC', '2026-01-01T02:30:00Z', [2025, 12, 31], 23],
    ['a leap day exists', '2024-02-29T12:00:00Z', [2024, 2, 29], 9],
    ['summer time of the past counts', '2018-12-25T02:30:00Z', [2018, 12, 25], 0],
  ])('%s', (_requirement, iso, [year, month, day], hour) => {
    const instant = new Date(iso);
    expect(saoPauloDate(instant)).toEqual({ year, month, day });
    expect(saoPauloHour(instant)).toBe(hour);
  });

  const plainCalendar = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const written = (instant: Date) => {
    const { year, month, day } = saoPauloDate(instant);
    const twoDigits = (value: number) => String(value).padStart(2, '0');
    return `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(saoPauloHour(instant))}`;
  };
  const asCalendarSays = (instant: Date) => plainCalendar.format(instant).slice(0, 13);

  it('is what the browser’s own calendar says, at any instant', () => {
    const instant = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(instant, (at) => void expect(written(at)).toBe(asCalendarSays(at))));
  });

  it('is so in every hour of the year with the last two changes of the clocks', () => {
    const start = Date.UTC(2018, 9, 1);
    const hours = Array.from({ length: 24 * 180 }, (_, hour) => new Date(start + hour * 3_600_000));
    expect(hours.map(written)).toEqual(hours.map(asCalendarSays));
  });

  it('takes an invalid instant as the epoch instead of throwing', () => {
    expect(saoPauloDate(new Date(NaN))).toEqual({ year: 1969, month: 12, day: 31 });
  });

  it.each([
    ['one second over midnight is one day', '2025-10-20T02:59:59Z', '2025-10-20T03:00:00Z', 1],
    ['twenty-three hours within a day are none', '2025-10-20T03:00:00Z', '2025-10-21T02:00:00Z', 0],
    ['backwards is negative', '2025-10-21T12:00:00Z', '2025-10-20T12:00:00Z', -1],
    ['a year has 365 days', '2025-01-01T12:00:00Z', '2026-01-01T12:00:00Z', 365],
  ])('%s', (_requirement, from, to, days) => {
    expect(daysBetween(new Date(from), new Date(to))).toBe(days);
  });
});

it.each([
  ['just before midnight', '2025-11-10T02:59:59.000Z', 1],
  ['at midnight', '2025-11-10T03:00:00.000Z', 86_400],
  ['at noon', '2025-11-10T15:00:00.000Z', 43_200],
  ['a second into the hour', '2025-11-10T15:00:01.900Z', 43_199],
  ['when São Paulo had summer time', '2018-12-10T01:59:00.000Z', 60],
])('%s', (_requirement, instant, expected) => {
  expect(secondsToMidnight(new Date(instant))).toBe(expected);
});
