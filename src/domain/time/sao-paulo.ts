/** Calendar helpers in America/Sao_Paulo. The product's "today" is always computed here (R-PRODUCT-5). */
import { lazily } from '../text/memo.ts';

export type CalendarDate = { year: number; month: number; day: number };

type WallTime = CalendarDate & { hour: number };

const DAY_MS = 86_400_000;

const wallClock = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Sao_Paulo',
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
    }),
);

/** The calendar date in São Paulo at an instant; month 1–12. An invalid instant is treated as the epoch. */
export function saoPauloDate(instant: Date): CalendarDate {
  const { year, month, day } = wallTime(instant);
  return { year, month, day };
}

/** The hour of day in São Paulo, 0–23. An invalid instant is treated as the epoch. */
export function saoPauloHour(instant: Date): number {
  return wallTime(instant).hour;
}

/** The São Paulo calendar day as a number: consecutive days differ by exactly one. */
export function saoPauloDayNumber(instant: Date): number {
  const { year, month, day } = wallTime(instant);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Whole calendar days from the São Paulo day of one instant to that of another; negative if `to` is earlier. */
export function daysBetween(from: Date, to: Date): number {
  return saoPauloDayNumber(to) - saoPauloDayNumber(from);
}

/**
 * Local time in São Paulo. The browser's calendar is slow and there may be thousands of instants to convert, so it
 * is called only once per month. São Paulo never changed its clocks twice in one month. Therefore, if the offsets
 * at both ends of a month are equal, they are valid for the whole month.
 */
function wallTime(instant: Date): WallTime {
  const at = valid(instant);
  const month = at.getUTCFullYear() * 12 + at.getUTCMonth();
  const offset = month < FIRST_MONTH || month >= LAST_MONTH ? null : offsetIn(month);
  if (offset === null) return askCalendar(at);
  const shifted = new Date(at.getTime() + offset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
  };
}

/**
 * First month of the cache; months are numbered from the year 0. The cache begins in 1970, because long before that
 * the offset from UTC was not in whole hours.
 */
const FIRST_MONTH = 1970 * 12;
const LAST_MONTH = 3000 * 12;
const offsets = new Map<number, number | null>();

/** Offset of the local time from UTC in a month (ms); null if it changes during the month. */
function offsetIn(month: number): number | null {
  const known = offsets.get(month);
  if (known !== undefined) return known;
  const [start, end] = [offsetAt(month), offsetAt(month + 1)];
  const offset = start === end ? start : null;
  offsets.set(month, offset);
  return offset;
}

function offsetAt(month: number): number {
  const beginning = Date.UTC(Math.floor(month / 12), month % 12);
  const local = askCalendar(new Date(beginning));
  return Date.UTC(local.year, local.month - 1, local.day, local.hour) - beginning;
}

function askCalendar(instant: Date): WallTime {
  const parts = { year: 0, month: 0, day: 0, hour: 0 };
  for (const { type, value } of wallClock().formatToParts(instant)) {
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  }
  return parts;
}

function valid(instant: Date): Date {
  return Number.isNaN(instant.getTime()) ? new Date(0) : instant;
}

const HOUR_SECONDS = 3600;

/**
 * Whole seconds until the next day begins in São Paulo, 1–86,400. The local time of São Paulo differs from UTC by
 * whole hours.
 */
export function secondsToMidnight(instant: Date): number {
  const intoHour = Math.floor(instant.getTime() / 1000) % HOUR_SECONDS;
  return (24 - saoPauloHour(instant)) * HOUR_SECONDS - intoHour;
}
