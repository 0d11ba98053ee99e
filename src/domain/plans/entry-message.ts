import type { SessionUser } from '../session/session-user.ts';
import type { AccessDialog } from './credits.ts';
import type { PromoState } from './promo.ts';

const HOUR_MS = 3_600_000;
const NEW_FOR_MS = 24 * HOUR_MS;

/** Period after signing up or joining a class in which no offers appear (R-OFFER-8). */
export const QUIET_AFTER_ARRIVAL_MS = 60_000;

type FirstEntry = {
  user: Pick<SessionUser, 'createdAt'>;
  now: Date;
  promo: PromoState;
  /** Whether the welcome card was answered on this device. */
  wasWelcomed: boolean;
  /** Whether the editor contains text. */
  hasDraft: boolean;
};

/**
 * Whether the student sees the welcome card (R-OFFER-8): on the first day, until the free day has begun or the
 * student has written text.
 */
export function isFirstEntry({ user, now, promo, wasWelcomed, hasDraft }: FirstEntry): boolean {
  const age = now.getTime() - Date.parse(user.createdAt);
  return !wasWelcomed && !hasDraft && promo.kind !== 'marker' && age < NEW_FOR_MS;
}

export type OfferSituation = {
  /** The dialog that applies before a correction. */
  access: AccessDialog;
  /** Whether the welcome card is shown instead of the offer. */
  isFirstEntry: boolean;
  /** Whether an offer was shown in this browser session, which continues across reloads. */
  wasOffered: boolean;
  isQuietPage: boolean;
  hasUnsentText: boolean;
  /** Whether the student has ever had a correction; until then, nothing is offered. */
  hasCorrections: boolean;
  /** Milliseconds since the student signed up or joined a class. */
  msSinceArrival: number;
  /**
   * Whether an offer would interrupt: a dialog or a toast is open, a field has the focus, or the page is not
   * visible.
   */
  isInterrupting: boolean;
};

/**
 * `not-here`: no offer until another page is opened or the situation changes. `later`: an offer will soon open on
 * this page.
 */
export type OfferDecision = Exclude<AccessDialog, 'none'> | 'not-here' | 'later';

/**
 * The offer that opens automatically now (R-OFFER-7 to R-OFFER-9). No other code decides this. Offers that students
 * request by a button, or by sending without a credit, open at once and do not use this function.
 */
export function offerNow(situation: OfferSituation): OfferDecision {
  const { access, wasOffered, isQuietPage, hasUnsentText } = situation;
  if (access === 'none' || wasOffered || isQuietPage || hasUnsentText || situation.isFirstEntry)
    return 'not-here';
  if (situation.msSinceArrival < QUIET_AFTER_ARRIVAL_MS || situation.isInterrupting) return 'later';
  if (!situation.hasCorrections) return 'later';
  return access;
}
