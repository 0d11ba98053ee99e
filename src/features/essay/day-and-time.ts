import { formatDate } from '@/copy/format-date';
import { lazily } from '@/domain/text/lazily';
import { saoPauloDayNumber } from '@/domain/time/sao-paulo';

const ZONE = 'America/Sao_Paulo';
const time = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: ZONE }));

/** "hoje" and "14:32", "ontem" and "09:10", else the day: also one to come, by a clock that was set back since. */
export function dayAndTime(iso: string, now: Date): { day: string; time: string } {
  const at = new Date(iso);
  const days = saoPauloDayNumber(now) - saoPauloDayNumber(at);
  return { day: days === 0 ? 'hoje' : days === 1 ? 'ontem' : formatDate(at), time: time().format(at) };
}
