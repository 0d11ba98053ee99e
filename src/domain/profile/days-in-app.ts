const DAY_MS = 86_400_000;

/**
 * Whole days since the account was made (spec §9 "days in the app"). 0 on the first one, for a clock set back, and for
 * a date that cannot be read.
 */
export function daysInApp(dataCadastro: string, now: Date): number {
  const days = Math.floor((now.getTime() - Date.parse(dataCadastro)) / DAY_MS);
  return Number.isNaN(days) ? 0 : Math.max(0, days);
}
