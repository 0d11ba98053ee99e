import { lazily } from '@/domain/text/lazily';
import { daysBetween, saoPauloDate } from '@/domain/time/sao-paulo';

const timeZone = 'America/Sao_Paulo';
const weekday = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone, weekday: 'long' }));
const day = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone, day: 'numeric', month: 'long' }));
const dayAndYear = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'long' }));

/**
 * Until when a theme is due, by the calendar of São Paulo: "até hoje, 24 de outubro", "até sexta, 24 de outubro",
 * "prazo encerrado ontem", "prazo encerrado em 3 de outubro". Empty without a date or for an invalid one.
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
