import { saoPauloDate } from '../time/sao-paulo.ts';
import { PROMO_DURATION_HOURS } from './constants.ts';

const HOUR_MS = 3_600_000;
const PROMO_DURATION_MS = PROMO_DURATION_HOURS * HOUR_MS;

export type PromoState =
  | { kind: 'inactive' }
  /** A free period of 24 h, whose start is stored as a marker, is running; `hoursLeft` is 1–24, rounded up. */
  | { kind: 'marker'; hoursLeft: number; endsAt: number }
  | { kind: 'fixed-period'; endsAt: number };

export type PromoInput = {
  /** Start of the 24 h mode in ms since the epoch, or null. */
  startedAt: number | null;
  now: Date;
  /** End of the fixed promotional period. */
  promoEnd: Date;
};

/**
 * Whether corrections are unlimited now, and why (R-PROMO-1). A running 24 h marker has priority. If there is no
 * marker, or it has expired or is in the future, the fixed period decides.
 */
export function promoState({ startedAt, now, promoEnd }: PromoInput): PromoState {
  if (startedAt !== null && !isStaleMarker(startedAt, now)) {
    const endsAt = startedAt + PROMO_DURATION_MS;
    return { kind: 'marker', hoursLeft: Math.ceil((endsAt - now.getTime()) / HOUR_MS), endsAt };
  }
  if (now.getTime() < promoEnd.getTime()) return { kind: 'fixed-period', endsAt: promoEnd.getTime() };
  return { kind: 'inactive' };
}

/**
 * When the next free day may begin, which is the first day of a month in São Paulo; null if it may begin now
 * (R-PROMO-6). `countedAt` is the start of the last free day that used up the monthly limit; within 24 hours of
 * this start, the same free day can be switched on again.
 */
export function nextFreeDay(countedAt: string | undefined, now: Date): Date | null {
  const counted = new Date(countedAt ?? Number.NaN);
  if (Number.isNaN(counted.getTime()) || !isStaleMarker(counted.getTime(), now)) return null;
  const { year, month } = saoPauloDate(counted);
  const today = saoPauloDate(now);
  if (today.year * 12 + today.month > year * 12 + month) return null;
  // Noon in UTC-3 on the first day of the month, so that the day in São Paulo is the same.
  return new Date(Date.UTC(year, month, 1, 15));
}

/** Whether corrections are free in this state, by a marker or by the fixed period (R-PROMO-2). */
export function isPromoActive(state: PromoState): boolean {
  return state.kind !== 'inactive';
}

/**
 * Whether a marker must be removed (R-PROMO-1), because it is 24 h old or more, is dated in the future (the clock
 * was set back, or the value was edited), or is not a number.
 */
export function isStaleMarker(startedAt: number, now: Date): boolean {
  const age = now.getTime() - startedAt;
  return !(age >= 0 && age < PROMO_DURATION_MS);
}
