import { describe, expect, it } from 'vitest';
import { instantOfLocalTime, saoPauloLocalTime } from '@/domain/time/local-time';

describe('a day and a time in São Paulo', () => {
  it.each([
    ['an evening that is the next day in UTC', '2025-10-24T23:59', '2025-10-25T02:59:00.000Z'],
    ['midnight', '2025-10-24T00:00', '2025-10-24T03:00:00.000Z'],
    ['a summer with daylight saving', '2018-12-24T09:30', '2018-12-24T11:30:00.000Z'],
  ])('%s', (_what, local, instant) => {
    expect(instantOfLocalTime(local)?.toISOString()).toBe(instant);
    expect(saoPauloLocalTime(new Date(instant))).toBe(local);
  });

  it.each([
    ['nothing', ''],
    ['another text', 'amanhã'],
    ['a day without a time', '2025-10-24'],
    ['a day of no calendar', '2025-02-30T10:00'],
    // The clocks went from 23:59 to 01:00, so this hour did not exist.
    ['an hour that was left out', '2018-11-04T00:30'],
  ])('%s is none', (_what, local) => {
    expect(instantOfLocalTime(local)).toBeNull();
  });
});
