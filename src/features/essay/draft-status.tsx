import { CloudOff } from 'lucide-react';

type DraftStatusProps = { savedAt: string | null; isRefused: boolean; now: Date };

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
        savedAt && <span aria-live="off">{savedSentence(new Date(savedAt), now)}</span>
      )}
    </output>
  );
}

function savedSentence(savedAt: Date, now: Date): string {
  const time = savedAt.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
  if (savedAt.toDateString() === now.toDateString()) return `Rascunho salvo às ${time}`;
  const day = savedAt.toLocaleDateString('pt-BR', { day: '2-digit', month: '2-digit' });
  return `Rascunho salvo em ${day}, às ${time}`;
}
