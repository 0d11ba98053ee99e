import { formatDistanceStrict, subDays } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';
import { daysBetween } from '@/domain/time/sao-paulo';
import { formatDate, formatTime } from './dates';

/**
 * Relative date: "hoje", "ontem", "há 10 dias", "há 2 meses", in São Paulo time (R-PRODUCT-5). A future instant,
 * possible after the clock was set back, is shown as today; an invalid instant gives an empty text.
 */
export function relativeDate(iso: string, now: Date): string {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return '';
  const days = Math.max(0, daysBetween(instant, now));
  if (days <= 1) return days === 0 ? 'hoje' : 'ontem';
  return formatDistanceStrict(subDays(now, days), now, {
    addSuffix: true,
    roundingMethod: 'floor',
    locale: ptBR,
  });
}

/**
 * Distinguishable relative dates of a list: items of today, or of the same day as another item, include the time: "hoje,
 * 14:32", "há 3 dias, 09:15".
 */
export function relativeDatesApart(isos: readonly string[], now: Date): string[] {
  const dates = isos.map((iso) => relativeDate(iso, now));
  const days = isos.map((iso) => formatDate(new Date(iso)));
  const seen = new Map<string, number>();
  for (const day of days) seen.set(day, (seen.get(day) ?? 0) + 1);
  return dates.map((date, at) => {
    const isShared = (seen.get(days[at] ?? '') ?? 0) > 1;
    return date !== '' && (date === 'hoje' || isShared) ? `${date}, ${formatTime(isos[at] ?? '')}` : date;
  });
}
