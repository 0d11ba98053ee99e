/**
 * The constants of trial, promotion and checkout. Constants that can be overridden are accessed through the
 * configuration. Products are in `offers.ts`, because the entry page uses only dates from this file and needs no
 * offer.
 */

/** R-TRIAL-1. */
export const TRIAL_DAYS = 2;

/** R-TRIAL-1. */
export const COUNTDOWN_REFRESH_MS = 60_000;

/** R-PROMO-1. */
export const PROMO_DURATION_HOURS = 24;

/** The end of the fixed period (R-PROMO-1): the only date used in logic. */
export const PROMO_END = '2025-10-20T03:00:00Z';

/**
 * The three published versions of the promotional date (R-PROMO-4), for display only. Logic uses only `PROMO_END`,
 * which is the date of the last version (R-PROMO-4).
 */
export const PROMO_UNTIL_AUGUST = '10/08/2025 12:00';
export const PROMO_UNTIL_SEPTEMBER = '23/09/2025';
export const PROMO_UNTIL_OCTOBER = '20/10/2025';

/** R-PROMO-2. */
export const UNLIMITED_CREDITS = 999_999;

/** The exam day of 2025 (R-OFFER-5): its first instant in São Paulo. `exam-calendar.ts` computes the next exam. */
export const EXAM_DATE = '2025-11-03T03:00:00Z';

/** R-OFFER-7. */
export const UPGRADE_DIALOG_DELAY_MS = 1000;

/** Maximum window width, inclusive, at which the checkout opens in the same window (R-BUY-1). */
export const CHECKOUT_MOBILE_MAX_WIDTH_PX = 768;
