import { saoPauloDate } from '../time/sao-paulo.ts';
import { EXAM_DATE } from './constants.ts';
import { daysUntilExam } from './countdown.ts';

/**
 * First instants of the known days of the essay exam (R-OFFER-5). New days are published in Inep's edital, and are
 * entered here or in `VITE_EXAM_DATE`.
 */
const KNOWN_EXAM_DAYS: readonly Date[] = [new Date(EXAM_DATE)];

/**
 * From 2017 to 2025 the essay exam was held from 3 to 21 November, except in the edition of 2020. If the day of
 * this year's exam is not known, it is therefore uncertain from November 1st to the 21st whether the exam is over.
 */
const EXAM_MONTH = 11;
const LATEST_DAY = 21;

export type NextExam = {
  /** Year of the next exam; null while it is unknown whether the exam of this year is over. */
  year: number | null;
  /** Day of the next exam; null if it is not known. */
  day: Date | null;
  /** Calendar days until the exam, 0 on its day; null if its day is not known. */
  days: number | null;
};

/**
 * The next exam. It is on the day `configured`, unless `configured` is null or over; else on the next known day;
 * else on an unknown day (R-OFFER-2, R-OFFER-4, R-OFFER-5). All code that displays the exam's year or counts the
 * days until the exam uses this function.
 */
export function nextExam(now: Date, configured: Date | null): NextExam {
  const own = configured ? [configured] : [];
  const replaced = new Set(own.map(yearOf));
  const known = [...own, ...KNOWN_EXAM_DAYS.filter((day) => !replaced.has(yearOf(day)))];
  for (const day of known) {
    const days = daysUntilExam(now, day);
    if (days !== null) return { year: yearOf(day), day, days };
  }
  return { year: yearOfUnknownDay(now, new Set(known.map(yearOf))), day: null, days: null };
}

/** Year of the next exam if its day is unknown. `held` contains the years whose exam is known to be over. */
function yearOfUnknownDay(now: Date, held: ReadonlySet<number>): number | null {
  const { year, month, day } = saoPauloDate(now);
  const isLate = month > EXAM_MONTH || (month === EXAM_MONTH && day > LATEST_DAY);
  if (held.has(year) || isLate) return year + 1;
  return month < EXAM_MONTH ? year : null;
}

function yearOf(instant: Date): number {
  return saoPauloDate(instant).year;
}
