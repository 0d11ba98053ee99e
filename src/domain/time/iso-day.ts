import { saoPauloDate, type CalendarDate, secondsToMidnight } from './sao-paulo.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "2025-10-24", as date fields and databases write a day. */
export function isoDay({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
}

/** The São Paulo day of an instant, as `isoDay` writes it. */
export function isoDayOf(instant: Date): string {
  return isoDay(saoPauloDate(instant));
}

/** The last moment of an ISO day in São Paulo; null where no calendar has such a day. */
export function endOfIsoDay(day: string): Date | null {
  const noon = new Date(`${day}T15:00:00.000Z`);
  // A calendar without this day would answer with another one.
  if (!ISO_DAY.test(day) || Number.isNaN(noon.getTime()) || isoDayOf(noon) !== day) return null;
  return new Date(noon.getTime() + secondsToMidnight(noon) * 1000 - 1);
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
