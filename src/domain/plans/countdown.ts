import { daysBetween } from '../time/sao-paulo.ts';

/**
 * Calendar days in São Paulo until the exam: 0 on the day of the exam, null afterwards or for an invalid date,
 * never negative (R-OFFER-4).
 */
export function daysUntilExam(now: Date, examDate: Date): number | null {
  if (Number.isNaN(now.getTime()) || Number.isNaN(examDate.getTime())) return null;
  const days = daysBetween(now, examDate);
  return days >= 0 ? days : null;
}

/**
 * The offer's price divided by the number of days left, in BRL with two decimals (R-OFFER-4). Null if no whole day
 * is left.
 */
export function pricePerDay(priceBrl: number, days: number | null): number | null {
  if (days === null || !(days > 0)) return null;
  return Math.round((priceBrl / days) * 100) / 100;
}
