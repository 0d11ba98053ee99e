import { formatDistanceStrict, subDays } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';
import { daysBetween } from '@/domain/time/sao-paulo';

/**
 * How long ago in words: "hoje", "ontem", "há 10 dias", "há 2 meses", by the calendar of São Paulo
 * (R-PRODUCT-5). A moment still to come, by a clock set back, counts as today; an invalid one is empty.
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
