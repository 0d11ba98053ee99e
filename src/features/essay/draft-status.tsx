import { CloudOff } from 'lucide-react';
import { dayAndTime } from './day-and-time';

type DraftStatusProps = {
  savedAt: string | null;
  isRefused: boolean;
  now: Date;
};

/** Whether the device keeps what is being written. Only the bad news is announced. */
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
