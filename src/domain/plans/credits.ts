import type { Plan } from '../session/session-user.ts';
import { UNLIMITED_CREDITS } from './constants.ts';

export type CreditUse = { ok: true; remaining: number } | { ok: false };

/**
 * Converts any number, including NaN, negative numbers and fractions, to a credit balance (a whole number of at
 * least 0).
 */
export function toCredits(value: number): number {
  if (!Number.isFinite(value)) return 0;
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.floor(value)));
}

/** R-CREDIT-1. */
export function canUseCredit(credits: number): boolean {
  return toCredits(credits) > 0;
}

/**
 * Uses one credit; if there is no credit, returns `ok: false` and the balance is unchanged. The balance never falls
 * below 0.
 */
export function consumeCredit(credits: number): CreditUse {
  return canUseCredit(credits) ? { ok: true, remaining: toCredits(credits) - 1 } : { ok: false };
}

/** Adds credits. A fractional amount adds its whole part; a negative or invalid amount adds nothing. */
export function addCredits(credits: number, amount: number): number {
  return toCredits(toCredits(credits) + toCredits(amount));
}

/**
 * The number of credits to display; while the promotional mode is active, it is the value that represents unlimited
 * credits (R-PROMO-2).
 */
export function displayedCredits(credits: number, isPromoActive: boolean): number {
  return isPromoActive ? UNLIMITED_CREDITS : toCredits(credits);
}

/** The balance in words, for the credits banner outside the promotional mode (R-ESSAY-11). */
export function creditsLabel(credits: number): string {
  const balance = toCredits(credits);
  if (balance === 0) return 'Sem Créditos';
  return balance === 1 ? '1 crédito' : `${balance} créditos`;
}

export type AccessDialog = 'none' | 'upgrade' | 'limit';

/**
 * The dialog shown before a correction (R-OFFER-7, R-OFFER-9). There is none if the student has a credit or the
 * promotional mode is active. The limit dialog is shown if a bought package is used up, the upgrade dialog in all
 * other cases.
 */
export function accessDialog(input: {
  credits: number;
  isPromoActive: boolean;
  isPackageUsedUp: boolean;
}): AccessDialog {
  if (input.isPromoActive || canUseCredit(input.credits)) return 'none';
  return input.isPackageUsedUp ? 'limit' : 'upgrade';
}

/**
 * Whether a bought package is used up. The plan is sufficient evidence of a package, because a student's plan
 * becomes premium only by buying a package.
 */
export function isPackageUsedUp(user: { plan: Plan; creditos_correcoes: number } | null): boolean {
  return user?.plan === 'premium' && !canUseCredit(user.creditos_correcoes);
}
