import type { SessionUser } from '../session/session-user.ts';
import type { AccessDialog } from './credits.ts';
import type { PromoState } from './promo.ts';

const HOUR_MS = 3_600_000;
const NEW_FOR_MS = 24 * HOUR_MS;

/** No offers appear this soon after signing up or joining a class (R-OFFER-8). */
export const QUIET_AFTER_ARRIVAL_MS = 60_000;

type FirstEntry = {
  user: Pick<SessionUser, 'createdAt'>;
  now: Date;
  promo: PromoState;
  /** The welcome card was answered on this device. */
  wasWelcomed: boolean;
  /** The editor contains text. */
  hasDraft: boolean;
};

/** Whether the welcome card greets this student (R-OFFER-8): on the first day, until the free day has begun or a text exists. */
export function isFirstEntry({ user, now, promo, wasWelcomed, hasDraft }: FirstEntry): boolean {
  const age = now.getTime() - Date.parse(user.createdAt);
  return !wasWelcomed && !hasDraft && promo.kind !== 'marker' && age < NEW_FOR_MS;
}

export type OfferSituation = {
  /** The dialog that applies before a correction. */
  access: AccessDialog;
  /** The welcome card replaces the offer. */
  isFirstEntry: boolean;
  /** In this browser session, which continues over reloads. */
  wasOffered: boolean;
  isQuietPage: boolean;
  hasUnsentText: boolean;
  /** Milliseconds since signing up, or joining a class. */
  msSinceArrival: number;
  /** A dialog or a toast is open, a field has the focus, or the page is not visible. */
  isInterrupting: boolean;
};

/** 'not-here': not until another page is opened or something changes. 'later': soon on this page. */
export type OfferDecision = Exclude<AccessDialog, 'none'> | 'not-here' | 'later';

/**
 * The offer that opens automatically now (R-OFFER-7 to R-OFFER-9). The only place that decides this: offers that students
 * request by a button or by sending without a credit open at once.
 */
export function offerNow(situation: OfferSituation): OfferDecision {
  const { access, wasOffered, isQuietPage, hasUnsentText } = situation;
  if (access === 'none' || wasOffered || isQuietPage || hasUnsentText || situation.isFirstEntry)
    return 'not-here';
  if (situation.msSinceArrival < QUIET_AFTER_ARRIVAL_MS || situation.isInterrupting) return 'later';
  return access;
}
