import { saoPauloDate, type CalendarDate, secondsToMidnight } from './sao-paulo.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a date as "2025-10-24", the format of date fields and databases. */
export function isoDay({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
}

/** The São Paulo day of an instant, in the format of `isoDay`. */
export function isoDayOf(instant: Date): string {
  return isoDay(saoPauloDate(instant));
}

/** The last moment of an ISO day in São Paulo; null if no such day exists. */
export function endOfIsoDay(day: string): Date | null {
  const noon = new Date(`${day}T15:00:00.000Z`);
  // For a day that does not exist, `Date` may return another day.
  if (!ISO_DAY.test(day) || Number.isNaN(noon.getTime()) || isoDayOf(noon) !== day) return null;
  return new Date(noon.getTime() + secondsToMidnight(noon) * 1000 - 1);
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
