import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROMO_END } from '@/domain/plans/constants';
import { isPromoActive, isStaleMarker, promoState } from '@/domain/plans/promo';

const promoEnd = new Date(PROMO_END);
const END = promoEnd.getTime();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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
