import { daysBetween } from '@/domain/time/sao-paulo';

const format = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });

/**
 * When something happened, by São Paulo days: "hoje", "ontem", "há 10 dias", "há 2 meses". A moment in the
 * future (a clock set back) reads as today, an unreadable one as ''.
 */
export function relativeDay(instant: Date, now: Date): string {
  if (Number.isNaN(instant.getTime())) return '';
  const days = Math.max(0, daysBetween(instant, now));
  if (days < 30) return format.format(-days, 'day');
  if (days < 365) return format.format(-Math.floor(days / 30), 'month');
  return format.format(-Math.floor(days / 365), 'year');
}
