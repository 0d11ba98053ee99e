import type { SessionUser } from '../session/session-user.ts';
import type { AccessDialog } from './credits.ts';
import type { PromoState } from './promo.ts';

const HOUR_MS = 3_600_000;
const NEW_FOR_MS = 24 * HOUR_MS;

/** Nothing is offered so soon after signing up or joining a class (R-OFFER-8). */
export const QUIET_AFTER_ARRIVAL_MS = 60_000;

type FirstEntry = {
  user: Pick<SessionUser, 'createdAt'>;
  now: Date;
  promo: PromoState;
  /** The welcome card was answered on this device. */
  wasWelcomed: boolean;
  /** Text stands in the editor. */
  hasDraft: boolean;
};

/** Whether the welcome card greets this student (R-OFFER-8): on the first day, until the free day or a text has begun. */
export function isFirstEntry({ user, now, promo, wasWelcomed, hasDraft }: FirstEntry): boolean {
  const age = now.getTime() - Date.parse(user.createdAt);
  return !wasWelcomed && !hasDraft && promo.kind !== 'marker' && age < NEW_FOR_MS;
}

export type OfferSituation = {
  /** What stands between the student and a correction. */
  access: AccessDialog;
  /** The welcome card offers in its place. */
  isFirstEntry: boolean;
  /** In this browser session; a reload is no new one. */
  wasOffered: boolean;
  isQuietPage: boolean;
  hasUnsentText: boolean;
  /** Since signing up, or joining a class. */
  msSinceArrival: number;
  /** A dialog or a toast is open, a field has the focus, or nobody looks. */
  isInterrupting: boolean;
};

/** 'not-here': until another page is opened or something changes. 'later': soon on this page. */
export type OfferDecision = Exclude<AccessDialog, 'none'> | 'not-here' | 'later';

/**
 * Which offer opens by itself now (R-OFFER-7 to R-OFFER-9). The only place that decides it: what students ask for
 * themselves, by a button or by sending without a credit, opens at once.
 */
export function offerNow(situation: OfferSituation): OfferDecision {
  const { access, wasOffered, isQuietPage, hasUnsentText } = situation;
  if (access === 'none' || wasOffered || isQuietPage || hasUnsentText || situation.isFirstEntry)
    return 'not-here';
  if (situation.msSinceArrival < QUIET_AFTER_ARRIVAL_MS || situation.isInterrupting) return 'later';
  return access;
}
