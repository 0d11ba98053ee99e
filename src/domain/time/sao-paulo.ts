/** Calendar helpers in America/Sao_Paulo. Every "today" of the product is decided here (decisions §1). */

export type CalendarDate = { year: number; month: number; day: number };

const DAY_MS = 86_400_000;

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});

/** The calendar date in São Paulo at an instant; month 1–12. An invalid instant counts as the epoch. */
export function saoPauloDate(instant: Date): CalendarDate {
  const { year, month, day } = wallTime(instant);
  return { year, month, day };
}

/** The hour of day in São Paulo, 0–23. An invalid instant counts as the epoch. */
export function saoPauloHour(instant: Date): number {
  return wallTime(instant).hour;
}

/** The São Paulo calendar day as a running number: consecutive days differ by exactly one. */
export function saoPauloDayNumber(instant: Date): number {
  const { year, month, day } = wallTime(instant);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Whole calendar days from one instant's São Paulo day to another's; negative when `to` is earlier. */
export function daysBetween(from: Date, to: Date): number {
  return saoPauloDayNumber(to) - saoPauloDayNumber(from);
}

function wallTime(instant: Date) {
  const parts = { year: 0, month: 0, day: 0, hour: 0 };
  for (const { type, value } of wallClock.formatToParts(valid(instant))) {
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  }
  return parts;
}

function valid(instant: Date): Date {
  return Number.isNaN(instant.getTime()) ? new Date(0) : instant;
}
