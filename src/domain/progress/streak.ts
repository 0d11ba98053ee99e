import { saoPauloDayNumber } from '../time/sao-paulo.ts';

/** How many São Paulo days in a row had an essay (decisions §5), and whether today is one of them. */
export type Streak = { days: number; hasToday: boolean };

/**
 * The streak that stands now: it lasts until a day ends without an essay, so yesterday's still counts before today's is
 * written. Essays dated after today (a clock set back) count as today's; an unreadable date counts as the epoch.
 */
export function currentStreak(submittedAt: readonly string[], now: Date): Streak {
  const today = saoPauloDayNumber(now);
  const days = new Set(submittedAt.map((date) => Math.min(today, saoPauloDayNumber(new Date(date)))));
  const hasToday = days.has(today);
  let length = 0;
  for (let day = hasToday ? today : today - 1; days.has(day); day -= 1) length += 1;
  return { days: length, hasToday };
}
