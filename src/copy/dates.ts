import { lazily } from '@/domain/text/memo';
import { daysBetween, saoPauloDate } from '@/domain/time/sao-paulo';

const numeric = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);

/** The São Paulo day of an instant as "20/10/2025"; empty for an invalid instant. */
export function formatDate(instant: Date | number): string {
  return Number.isNaN(Number(instant)) ? '' : numeric().format(instant);
}

const long = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'America/Sao_Paulo',
    }),
);

/** An ISO instant as date and time in São Paulo; empty if invalid. */
export function formatDateTime(iso: string): string {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? '' : long().format(instant);
}

const timeZone = 'America/Sao_Paulo';
const clock = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone, timeStyle: 'short' }));

/** An ISO instant as "14:32" in São Paulo; empty if invalid. */
export function formatTime(iso: string): string {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? '' : clock().format(instant);
}

const weekday = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone, weekday: 'long' }));
const day = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone, day: 'numeric', month: 'long' }));
const dayAndYear = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'long' }));

/**
 * A theme's due date, in São Paulo time: "até hoje, 24 de outubro", "até sexta, 24 de outubro", "prazo encerrado
 * ontem", "prazo encerrado em 3 de outubro". Empty without a date or for an invalid date.
 */
export function dueDate(dueAt: string | null, now: Date): string {
  const due = new Date(dueAt ?? Number.NaN);
  if (Number.isNaN(due.getTime())) return '';
  const days = daysBetween(now, due);
  const isThisYear = saoPauloDate(due).year === saoPauloDate(now).year;
  const date = (isThisYear ? day : dayAndYear)().format(due);
  if (days < 0) return days === -1 ? 'prazo encerrado ontem' : `prazo encerrado em ${date}`;
  return `até ${dayName(due, days)}, ${date}`;
}

function dayName(due: Date, days: number): string {
  if (days === 0) return 'hoje';
  return days === 1 ? 'amanhã' : weekday().format(due).replace('-feira', '');
}

const month = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone, month: 'long' }));

/**
 * When something comes again, in São Paulo time, to follow a verb: "hoje", "amanhã", "na quinta", "no sábado", "em 12 de
 * dezembro", "em março". A past instant is today; an invalid one gives an empty text.
 */
export function comesAgain(iso: string, now: Date): string {
  const due = new Date(iso);
  if (Number.isNaN(due.getTime())) return '';
  const days = daysBetween(now, due);
  if (days <= 0) return 'hoje';
  if (days === 1) return 'amanhã';
  if (days > 30) return `em ${month().format(due)}`;
  if (days > 6) return `em ${day().format(due)}`;
  const name = dayName(due, days);
  return `${name === 'sábado' || name === 'domingo' ? 'no' : 'na'} ${name}`;
}

/** The São Paulo day of an ISO instant as "14 de setembro", with the year if it is another; empty if invalid. */
export function dayOfMonth(iso: string, now: Date): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return '';
  return (saoPauloDate(instant).year === saoPauloDate(now).year ? day : dayAndYear)().format(instant);
}
