import { daysBetween } from '../time/sao-paulo.ts';
import type { ClassTheme } from './classroom.ts';
import type { SentEssay } from './sent-essay.ts';

/** How long after its date an essay came: whole hours on the first day, 0 within the first one, then calendar days. */
export type Delay = { amount: number; unit: 'hours' | 'days' };

const HOUR_MS = 3_600_000;

/** The delay of what was sent after a date; null in time, without a date, and where an instant cannot be read. */
export function delayAfter(dueAt: string | null, sentAt: string): Delay | null {
  const [due, sent] = [new Date(dueAt ?? Number.NaN), new Date(sentAt)];
  const late = sent.getTime() - due.getTime();
  if (!(late > 0)) return null;
  const hours = Math.floor(late / HOUR_MS);
  return hours < 24 ? { amount: hours, unit: 'hours' } : { amount: daysBetween(due, sent), unit: 'days' };
}

/** The date that the theme of an essay has now; null without one, and on a theme that is not the class's. */
export function dueDateOf(
  { tema_id }: Pick<SentEssay, 'tema_id'>,
  themes: readonly ClassTheme[],
): string | null {
  return themes.find(({ id }) => id === tema_id)?.prazo ?? null;
}

/** The delay of an essay by that date. */
export function delayOf(
  essay: Pick<SentEssay, 'tema_id' | 'enviado_em'>,
  themes: readonly ClassTheme[],
): Delay | null {
  return delayAfter(dueDateOf(essay, themes), essay.enviado_em);
}

/** An essay that came after the date of its theme. */
export type LateEssay = { essay: SentEssay; delay: Delay };

/** Those that came late, in their order. */
export function lateEssays(essays: readonly SentEssay[], themes: readonly ClassTheme[]): LateEssay[] {
  return essays.flatMap((essay) => {
    const delay = delayOf(essay, themes);
    return delay ? [{ essay, delay }] : [];
  });
}

/** Whether a date is over, so that nobody can be asked to keep it. */
export function isOver(dueAt: string | null, now: Date): boolean {
  return dueAt !== null && Date.parse(dueAt) < now.getTime();
}
