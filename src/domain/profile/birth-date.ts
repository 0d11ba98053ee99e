import { isoDay, isoDayOf } from '../time/iso-day.ts';
import { saoPauloDate, type CalendarDate } from '../time/sao-paulo.ts';

/** Maximum age in years. If the age is higher, the year was probably mistyped. */
const OLDEST_YEARS = 120;

const DAY_FIRST = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/;
const BARE_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** The stored format, which browsers also use when they fill in the field. */
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

export type BirthDateProblem = 'unreadable' | 'future' | 'too-old';

/** Converts a typed date ("14/03/2008", "14032008") to an ISO day; null if no such day exists. */
export function parseBirthDate(text: string): string | null {
  const trimmed = text.trim();
  const iso = ISO_DAY.exec(trimmed);
  const [, day, month, year] = DAY_FIRST.exec(trimmed) ?? BARE_DIGITS.exec(trimmed) ?? [];
  const date = iso
    ? { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
    : { year: Number(year), month: Number(month), day: Number(day) };
  return isOnCalendar(date) ? isoDay(date) : null;
}

/**
 * Converts an ISO day or any other date that can be parsed to the format "14/03/2008"; other texts are only
 * trimmed.
 */
export function formatBirthDate(text: string): string {
  const day = parseBirthDate(text);
  return day === null ? text.trim() : day.split('-').toReversed().join('/');
}

/** The problem with a typed date of birth, by the calendar of São Paulo; null if there is none. */
export function birthDateProblem(text: string, now: Date): BirthDateProblem | null {
  const day = parseBirthDate(text);
  if (day === null) return 'unreadable';
  const today = saoPauloDate(now);
  if (day > isoDay(today)) return 'future';
  return day < isoDay({ ...today, year: today.year - OLDEST_YEARS }) ? 'too-old' : null;
}

function isOnCalendar({ year, month, day }: CalendarDate): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether somebody born on this day (ISO, empty if not given) is under 18 today in São Paulo. */
export function isMinor(birthDay: string, now: Date): boolean {
  const [year, ...rest] = birthDay.split('-');
  if (rest.length !== 2) return false;
  return isoDayOf(now) < [Number(year) + 18, ...rest].join('-');
}
