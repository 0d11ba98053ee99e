import { isoDayOf } from '../time/iso-day.ts';

/** Whether somebody born on this day (ISO, empty where not given) is under 18 today in São Paulo. */
export function isMinor(birthDay: string, now: Date): boolean {
  const [year, ...rest] = birthDay.split('-');
  if (rest.length !== 2) return false;
  return isoDayOf(now) < [Number(year) + 18, ...rest].join('-');
}
