import { saoPauloDayNumber } from '../time/sao-paulo.ts';

const DAY_MS = 86_400_000;

/**
 * A streak of consecutive days with an essay (R-METRICS-4). A freeze is an item that preserves a streak over one
 * day without an essay.
 */
export type Streak = {
  /** Number of days with an essay; days bridged by a freeze are not included. */
  days: number;
  hasToday: boolean;
  /** Days without an essay that a freeze bridged, as "2026-03-09", the oldest first. */
  held: readonly string[];
  /** Number of unused freezes. */
  freezes: number;
};

/**
 * The current streak. It ends when a day passes without an essay and without a freeze. Before today's essay is
 * written, the streak therefore still includes yesterday. A freeze that was bought on or before a missed day
 * bridges one such day while a streak is running, whatever follows. An essay dated after today (the clock was set
 * back) is treated as written today; a date that cannot be parsed is treated as the epoch. The server's version is
 * `private.streak`, which also limits how far back an essay sent by a browser may be dated.
 */
export function currentStreak(
  submittedAt: readonly string[],
  now: Date,
  freezesBought: readonly string[] = [],
): Streak {
  const today = saoPauloDayNumber(now);
  const dayOf = (date: string) => Math.min(today, saoPauloDayNumber(new Date(date)));
  const written = new Set(submittedAt.map(dayOf));
  const bought = freezesBought.map(dayOf);
  const held: number[] = [];
  let days = 0;
  let missed = 0;
  for (const day of [...written, ...(written.has(today) ? [] : [today])].toSorted((a, b) => a - b)) {
    for (; days > 0 && missed < day; missed += 1) {
      if (bought.filter((one) => one <= missed).length > held.length) held.push(missed);
      else days = 0;
    }
    if (written.has(day)) days += 1;
    missed = day + 1;
  }
  return {
    days,
    hasToday: written.has(today),
    held: held.map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10)),
    freezes: bought.length - held.length,
  };
}
