import { MAX_TOTAL } from '../rubric/competency.ts';
import { saoPauloDayNumber } from '../time/sao-paulo.ts';

/** What an essay brings by being written, and what its total adds at most. */
const XP_PER_ESSAY = 50;
const XP_OF_FULL_TOTAL = 100;
/** Level 2 takes one step, each level after it one more. */
const XP_STEP = 200;

type Experience = {
  xp: number;
  /** From 1. */
  level: number;
  /** Where the level begins and where the next one does. */
  levelFrom: number;
  levelTo: number;
};

/**
 * Experience from the totals (0–1000) of all essays: 50 for each, and up to 100 by its total, so that writing counts and
 * writing well counts more. Level n begins at 200 × (1 + 2 + … + (n − 1)). See R-PROGRESS-3.
 * Totals out of range are clamped.
 */
export function experienceOf(totals: readonly number[]): Experience {
  const xp = totals.reduce((sum, total) => sum + experienceOfEssay(total), 0);
  // The largest level whose beginning has been reached, from the sum of the first whole numbers.
  const level = Math.floor((1 + Math.sqrt(1 + (8 * xp) / XP_STEP)) / 2);
  return { xp, level, levelFrom: beginningOf(level), levelTo: beginningOf(level + 1) };
}

/** What one essay brings: 50–150. */
export function experienceOfEssay(total: number): number {
  const share = Number.isFinite(total) ? Math.min(1, Math.max(0, total / MAX_TOTAL)) : 0;
  return XP_PER_ESSAY + Math.round(XP_OF_FULL_TOTAL * share);
}

function beginningOf(level: number): number {
  return (XP_STEP * level * (level - 1)) / 2;
}

/** How many São Paulo days in a row had an essay (R-METRICS-4), and whether today is one of them. */
type Streak = { days: number; hasToday: boolean };

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
