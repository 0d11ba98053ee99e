import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROMO_END } from '@/domain/plans/constants';
import { isPromoActive, isStaleMarker, nextFreeDay, promoState } from '@/domain/plans/promo';

const promoEnd = new Date(PROMO_END);
const END = promoEnd.getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('nextFreeDay', () => {
  // São Paulo is three hours behind UTC.
  it.each([
    ['never one counted', undefined, '2026-11-10T12:00Z', null],
    ['it has hours left', '2026-11-10T12:00Z', '2026-11-11T11:59Z', null],
    ['it is over', '2026-11-10T12:00Z', '2026-11-11T12:00Z', '2026-12-01'],
    ['late in its month', '2026-11-01T03:00Z', '2026-12-01T02:59Z', '2026-12-01'],
    ['the month has ended', '2026-11-01T03:00Z', '2026-12-01T03:00Z', null],
    ['it began in the last hour of a month', '2026-12-01T02:30Z', '2026-12-02T02:30Z', null],
    ['in December', '2026-12-10T12:00Z', '2026-12-20T12:00Z', '2027-01-01'],
    ['the clock of the device was set back', '2026-11-10T12:00Z', '2026-10-10T12:00Z', '2026-12-01'],
    ['no date', 'never', '2026-11-10T12:00Z', null],
  ])('%s', (_when, countedAt, now, next) => {
    const answer = nextFreeDay(countedAt, new Date(now));
    expect(answer?.toISOString().slice(0, 10) ?? null).toBe(next);
  });
});

describe('promoState', () => {
  const after = END + 10 * DAY;
  it.each([
    ['a fresh marker gives 24 hours', after, after, { kind: 'marker', hoursLeft: 24, endsAt: after + DAY }],
    ['a begun hour counts whole', after, after + 1, { kind: 'marker', hoursLeft: 24, endsAt: after + DAY }],
    [
      'an hour later 23 are left',
      after,
      after + HOUR,
      { kind: 'marker', hoursLeft: 23, endsAt: after + DAY },
    ],
    [
      'its last millisecond still counts',
      after,
      after + DAY - 1,
      { kind: 'marker', hoursLeft: 1, endsAt: after + DAY },
    ],
    ['at 24 h it is over', after, after + DAY, { kind: 'inactive' }],
    ['a marker in the future does not count', after + 1, after, { kind: 'inactive' }],
    ['a marker that is no number does not count', NaN, after, { kind: 'inactive' }],
    ['no marker after the period is inactive', null, END, { kind: 'inactive' }],
    ['no marker in the period is the period', null, END - 1, { kind: 'fixed-period', endsAt: END }],
    [
      'an expired marker gives way to the period',
      END - 3 * DAY,
      END - 1,
      { kind: 'fixed-period', endsAt: END },
    ],
    [
      'a running marker comes before the period',
      END - 2,
      END - 1,
      { kind: 'marker', hoursLeft: 24, endsAt: END - 2 + DAY },
    ],
  ] as const)('%s', (_requirement, startedAt, now, state) => {
    expect(promoState({ startedAt, now: new Date(now), promoEnd })).toEqual(state);
  });

  it('is active exactly when a marker runs or the period lasts, and shows 1 to 24 hours', () => {
    const near = fc.integer({ min: END - 3 * DAY, max: END + 3 * DAY });
    fc.assert(
      fc.property(fc.option(near), near, (startedAt, time) => {
        const now = new Date(time);
        const state = promoState({ startedAt, now, promoEnd });
        const hasMarker = startedAt !== null && time >= startedAt && time - startedAt < DAY;
        expect(isPromoActive(state)).toBe(hasMarker || time < END);
        const hoursLeft = state.kind === 'marker' ? state.hoursLeft : 1;
        expect(hoursLeft).toBeGreaterThanOrEqual(1);
        expect(hoursLeft).toBeLessThanOrEqual(24);
        expect(startedAt !== null && isStaleMarker(startedAt, now)).toBe(startedAt !== null && !hasMarker);
      }),
    );
  });
});
