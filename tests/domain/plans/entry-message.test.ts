import { describe, expect, it } from 'vitest';
import {
  isFirstEntry,
  offerNow,
  QUIET_AFTER_ARRIVAL_MS,
  type OfferSituation,
} from '@/domain/plans/entry-message';
import { buildUser, TEST_NOW } from '../../support/builders';

const now = new Date(TEST_NOW);
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();

describe('isFirstEntry', () => {
  const fresh = {
    user: buildUser({ createdAt: hoursAgo(0.1) }),
    now,
    promo: { kind: 'inactive' } as const,
    wasWelcomed: false,
    hasDraft: false,
  };
  it.each([
    ['a new account', {}, true],
    ['within the fixed period too', { promo: { kind: 'fixed-period', endsAt: 1 } as const }, true],
    ['for a day', { user: buildUser({ createdAt: hoursAgo(23.9) }) }, true],
    ['not after it', { user: buildUser({ createdAt: hoursAgo(24) }) }, false],
    ['not once it was answered', { wasWelcomed: true }, false],
    [
      'not with the free day begun, here or elsewhere',
      { promo: { kind: 'marker', hoursLeft: 3, endsAt: 1 } as const },
      false,
    ],
    ['not with a text begun', { hasDraft: true }, false],
    ['not with a date that is none', { user: buildUser({ createdAt: 'ontem' }) }, false],
  ])('%s', (_requirement, given, expected) => {
    expect(isFirstEntry({ ...fresh, ...given })).toBe(expected);
  });
});

describe('offerNow', () => {
  const calm: OfferSituation = {
    access: 'upgrade',
    isFirstEntry: false,
    wasOffered: false,
    isQuietPage: false,
    hasUnsentText: false,
    hasCorrections: true,
    msSinceArrival: QUIET_AFTER_ARRIVAL_MS,
    isInterrupting: false,
  };
  it.each<[string, Partial<OfferSituation>, string]>([
    ['the upgrade to whoever has no credit', {}, 'upgrade'],
    ['the limit to whoever used up a package', { access: 'limit' }, 'limit'],
    ['nothing to whoever can have a correction', { access: 'none' }, 'not-here'],
    ['nothing a second time in a session', { wasOffered: true }, 'not-here'],
    ['nothing at the first entry: the card offers', { isFirstEntry: true }, 'not-here'],
    ['nothing on a page of a class, a purchase or settings', { isQuietPage: true }, 'not-here'],
    ['nothing while a text is unsent', { hasUnsentText: true }, 'not-here'],
    ['nothing before the first correction', { hasCorrections: false }, 'later'],
    [
      'nothing within a minute of signing up or joining',
      { msSinceArrival: QUIET_AFTER_ARRIVAL_MS - 1 },
      'later',
    ],
    ['nothing over another message, nor over a field', { isInterrupting: true }, 'later'],
    ['on a quiet page nothing is waited for', { isQuietPage: true, isInterrupting: true }, 'not-here'],
  ])('%s', (_requirement, given, expected) => {
    expect(offerNow({ ...calm, ...given })).toBe(expected);
  });
});
