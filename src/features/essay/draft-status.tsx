import { CloudOff } from 'lucide-react';
import { formatDate } from '@/copy/dates';
import { lazily } from '@/domain/text/memo';
import { saoPauloDayNumber } from '@/domain/time/sao-paulo';

type DraftStatusProps = {
  savedAt: string | null;
  isRefused: boolean;
  now: Date;
};

/** Whether the device stores the draft. Only a failure is announced to screen readers. */
export function DraftStatus({ savedAt, isRefused, now }: DraftStatusProps) {
  return (
    <output className="text-right text-xs text-muted">
      {isRefused ? (
        <span className="inline-flex items-center gap-1.5 text-warn">
          <CloudOff size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          Rascunho só nesta aba: o aparelho não deixou guardar
        </span>
      ) : (
        savedAt && <span aria-live="off">{savedSentence(savedAt, now)}</span>
      )}
    </output>
  );
}

function savedSentence(savedAt: string, now: Date): string {
  const { day, time } = dayAndTime(savedAt, now);
  if (day === 'hoje') return `Rascunho salvo às ${time}`;
  return `Rascunho salvo ${day === 'ontem' ? day : `em ${day}`}, às ${time}`;
}

const ZONE = 'America/Sao_Paulo';
const time = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: ZONE }));

/**
 * Returns "hoje" and "14:32", or "ontem" and "09:10". For any other day, the day is the date; this includes a
 * future date, which occurs after the clock was set back.
 */
export function dayAndTime(iso: string, now: Date): { day: string; time: string } {
  const at = new Date(iso);
  const days = saoPauloDayNumber(now) - saoPauloDayNumber(at);
  return { day: days === 0 ? 'hoje' : days === 1 ? 'ontem' : formatDate(at), time: time().format(at) };
}
