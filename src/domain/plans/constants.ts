/**
 * The constants of trial, promotion and checkout (Spec §9). Overridable ones are read through the configuration. What is
 * sold stands in `offers.ts`: the entry page reads dates from here, and needs no offer.
 */

/** Spec §9 "Trial: 2 days". */
export const TRIAL_DAYS = 2;

/** Spec §9 "countdown refresh 60 s". */
export const COUNTDOWN_REFRESH_MS = 60_000;

/** Spec §9 "Promo: 24 h". */
export const PROMO_DURATION_HOURS = 24;

/** Spec §9 "fixed promo end"; the only date that decides. */
export const PROMO_END = '2025-10-20T03:00:00Z';

/**
 * The three published readings of the promotional date (Spec §9). They are texts: only `PROMO_END`, which the
 * last one names, is used in logic (decisions §4).
 */
export const PROMO_READING_AUGUST = '10/08/2025 12:00';
export const PROMO_READING_SEPTEMBER = '23/09/2025';
export const PROMO_READING_OCTOBER = '20/10/2025';

/** Spec §9 "unlimited credit display value". */
export const UNLIMITED_CREDITS = 999_999;

/** Spec §9 "Countdown: exam date 2025-11-03": its first instant in São Paulo. */
export const EXAM_DATE = '2025-11-03T03:00:00Z';

/** Spec §9 "Upgrade dialog opens after a 1 s delay". */
export const UPGRADE_DIALOG_DELAY_MS = 1000;

/** Spec §9 "Mobile breakpoint for checkout: 768 px": same window up to and including it. */
export const CHECKOUT_MOBILE_MAX_WIDTH_PX = 768;
