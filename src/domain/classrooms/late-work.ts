import { daysBetween } from '../time/sao-paulo.ts';
import type { ClassTheme } from './classroom.ts';
import type { Submission } from './submission.ts';

/**
 * Delay of an essay after its due date, in whole hours on the first day (0 within the first hour), then in calendar
 * days.
 */
export type Delay = { amount: number; unit: 'hours' | 'days' };

const HOUR_MS = 3_600_000;

/** The delay after a due date; null if the essay is in time, has no due date, or if a date cannot be parsed. */
export function delayAfter(dueAt: string | null, sentAt: string): Delay | null {
  const [due, sent] = [new Date(dueAt ?? Number.NaN), new Date(sentAt)];
  const late = sent.getTime() - due.getTime();
  if (!(late > 0)) return null;
  const hours = Math.floor(late / HOUR_MS);
  return hours < 24 ? { amount: hours, unit: 'hours' } : { amount: daysBetween(due, sent), unit: 'days' };
}

/** The current due date of an essay's theme; null if the theme has no due date or does not belong to the class. */
export function dueDateOf(
  { tema_id }: Pick<Submission, 'tema_id'>,
  themes: readonly ClassTheme[],
): string | null {
  return themes.find(({ id }) => id === tema_id)?.prazo ?? null;
}

/** The delay of an essay after the due date of its theme. */
export function delayOf(
  essay: Pick<Submission, 'tema_id' | 'enviado_em'>,
  themes: readonly ClassTheme[],
): Delay | null {
  return delayAfter(dueDateOf(essay, themes), essay.enviado_em);
}

/** An essay sent after the due date of its theme. */
export type LateEssay = { essay: Submission; delay: Delay };

/** The late essays, in their given order. */
export function lateEssays(essays: readonly Submission[], themes: readonly ClassTheme[]): LateEssay[] {
  return essays.flatMap((essay) => {
    const delay = delayOf(essay, themes);
    return delay ? [{ essay, delay }] : [];
  });
}

/** Whether a due date has passed. */
export function isOver(dueAt: string | null, now: Date): boolean {
  return dueAt !== null && Date.parse(dueAt) < now.getTime();
}
