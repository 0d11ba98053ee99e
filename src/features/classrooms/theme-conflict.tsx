import { useEffect, useRef } from 'react';
import type { ClassThemeFields } from '@/contracts/classroom-forms';
import { dueDate } from '@/copy/due-date';
import { useServices } from '@/data/services-context';
import type { ClassTheme } from '@/domain/classrooms/classroom';
import { endOfIsoDay } from '@/domain/time/iso-day';
import { focusIfLost } from '@/lib/focus-if-lost';
import { Button } from '@/ui/button';

type ThemeConflictProps = {
  /** What the class has now. */
  current: ClassTheme | null;
  /** What is in the fields; it stays there. */
  own: ClassThemeFields;
  onKeepOther: () => void;
  onUseOwn: () => void;
};

/** The theme was changed elsewhere while it was changed here: both are shown, and one of them is chosen. */
export function ThemeConflict({ current, own, onKeepOther, onUseOwn }: ThemeConflictProps) {
  const { now } = useServices();
  const box = useRef<HTMLDivElement>(null);

  // In place of the button that was pressed; whoever is still writing is not torn away.
  useEffect(() => {
    focusIfLost(box.current);
  }, []);

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-4 rounded-lg border border-border-strong bg-paper p-5"
    >
      <div>
        <p className="font-bold">O tema mudou enquanto você escrevia</p>
        <p className="mt-0.5 text-sm text-ink-2">
          Ele foi salvo em outra aba ou em outro aparelho. Escolha qual fica; o seu texto continua no campo.
        </p>
      </div>
      <dl className="grid gap-3 sm:grid-cols-2 sm:gap-5">
        <Version
          label="Na sala agora"
          tema={current?.tema ?? ''}
          due={dueDate(current?.dueAt ?? null, now())}
        />
        <Version
          label="O que você escreveu"
          tema={own.tema.trim()}
          due={dueDate(endOfIsoDay(own.prazo)?.toISOString() ?? null, now())}
        />
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onKeepOther}>
          Ficar com o da sala
        </Button>
        <Button onClick={onUseOwn}>Usar o meu</Button>
      </div>
    </div>
  );
}

function Version({ label, tema, due }: { label: string; tema: string; due: string }) {
  return (
    <div className="min-w-0">
      <dt className="eyebrow">{label}</dt>
      <dd className="mt-0.5 font-serif leading-snug wrap-anywhere">{tema || 'Nenhum tema'}</dd>
      <dd className="num mt-0.5 text-sm text-ink-2 first-letter:uppercase">{due || 'sem prazo'}</dd>
    </div>
  );
}
