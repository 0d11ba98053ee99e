import { Hourglass, X } from 'lucide-react';
import { useState } from 'react';
import { useMockClock } from './mock-clock';
import { type MockExam, type Warning, warningAt } from '@/domain/mock-exam/mock-exam';
import { IconButton } from '@/ui/icon-button';

type MockWarningProps = {
  exam: MockExam;
  /** null on paper, where the lines are unknown. */
  lines: number | null;
};

/** "Faltam menos de 10 minutos": announced politely; can be dismissed. */
export function MockWarning({ exam, lines }: MockWarningProps) {
  const clock = useMockClock(exam);
  const remainingSeconds = exam.endedAt ? 0 : clock.remainingSeconds;
  const [closed, setClosed] = useState<Warning | null>(null);
  const warning = warningAt(exam, remainingSeconds);
  const isShown = warning !== null && warning !== closed && remainingSeconds > 0;
  // The warning and number of lines first shown. They do not change while the clock runs, because a screen reader
  // repeats a line that changes.
  const [told, setTold] = useState<{ warning: Warning; lines: number | null } | null>(null);
  if (isShown && told?.warning !== warning) setTold({ warning, lines });

  return (
    // Always rendered, as a live region inserted together with its content is not announced.
    <div role="status" className="mx-auto w-full max-w-214 px-4 lg:px-0">
      {isShown && told && (
        <div className="mt-4 grid grid-cols-[1.5rem_1fr_auto] items-start gap-x-2.5 border-y py-3">
          <Hourglass size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-warn" />
          <div>
            <p className="font-semibold">Faltam menos de {warning} minutos</p>
            <p className="text-sm text-ink-2">
              {told.lines !== null &&
                (told.lines === 0 ? 'A folha ainda está em branco. ' : `Você está na linha ${told.lines}. `)}
              {ADVICE[warning]}
            </p>
          </div>
          <IconButton label="Fechar aviso" className="-my-1.5 -mr-2" onClick={() => setClosed(warning)}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

const ADVICE: Readonly<Record<Warning, string>> = {
  30: 'Deixe tempo para a proposta de intervenção.',
  10: 'Guarde os últimos minutos para reler.',
  5: 'Termine a frase e feche a proposta.',
};
