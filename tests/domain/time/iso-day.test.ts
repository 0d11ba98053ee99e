import { describe, expect, it } from 'vitest';
import { endOfIsoDay, isoDay, isoDayOf } from '../../../src/domain/time/iso-day.ts';

describe('isoDay', () => {
  it.each([
    [{ year: 2025, month: 10, day: 24 }, '2025-10-24'],
    [{ year: 2025, month: 1, day: 2 }, '2025-01-02'],
    [{ year: 987, month: 12, day: 31 }, '0987-12-31'],
  ])('%j is %s', (date, expected) => {
    expect(isoDay(date)).toBe(expected);
  });
});

describe('isoDayOf', () => {
  it.each([
    ['the day before midnight in São Paulo', '2025-10-25T02:59:59.999Z', '2025-10-24'],
    ['the next day from midnight on', '2025-10-25T03:00:00.000Z', '2025-10-25'],
  ])('%s', (_, instant, expected) => {
    expect(isoDayOf(new Date(instant))).toBe(expected);
  });
});

describe('endOfIsoDay', () => {
  it.each([
    ['the last moment before midnight in São Paulo', '2025-10-24', '2025-10-25T02:59:59.999Z'],
    ['the last day of a year', '2025-12-31', '2026-01-01T02:59:59.999Z'],
    ['a leap day', '2028-02-29', '2028-03-01T02:59:59.999Z'],
    ['summer time, when there was one', '2018-12-10', '2018-12-11T01:59:59.999Z'],
  ])('%s', (_, day, expected) => {
    expect(endOfIsoDay(day)?.toISOString()).toBe(expected);
  });

  it.each(['', '2025-02-29', '2025-13-01', '24/10/2025', '2025-1-2', 'amanhã'])('none for %j', (day) => {
    expect(endOfIsoDay(day)).toBeNull();
  });

  it('comes back as the same day', () => {
    expect(isoDayOf(endOfIsoDay('2025-10-24') ?? new Date(0))).toBe('2025-10-24');
  });
});
