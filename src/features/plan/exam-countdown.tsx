import type { CSSProperties } from 'react';

const DAY_AND_MONTH = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'long',
});

/** The days as the marks of a ruler, weeks or months where they would run into each other. */
const DAYS_PER_MARK = [1, 7, 30];
const MAX_MARKS = 60;

/** Days left until the exam, 0 on its day. */
export function ExamCountdown({ days, examDate }: { days: number; examDate: Date }) {
  if (days === 0) {
    return (
      <p className="text-ink-2">
        <b className="font-serif text-lg text-ink">O ENEM é hoje.</b> Boa prova.
      </p>
    );
  }
  const unit = DAYS_PER_MARK.find((size) => days / size <= MAX_MARKS) ?? days / MAX_MARKS;
  const mark = { '--mark': `${(100 * unit) / days}%` } as CSSProperties;
  return (
    <section aria-label="Contagem até o ENEM">
      <p>
        <b className="num font-serif text-[2.25rem] leading-none font-extrabold">{days}</b>{' '}
        {days === 1 ? 'dia até o ENEM' : 'dias até o ENEM'}
      </p>
      <div aria-hidden="true" className="mt-3.5 mb-1.5">
        <div
          style={mark}
          className="relative h-4 border-b-[1.5px] border-ink bg-[repeating-linear-gradient(90deg,var(--border-strong)_0_1.5px,transparent_1.5px_var(--mark))]"
        >
          <span className="absolute -top-1.5 -left-0.5 size-2.25 rounded-full bg-ink" />
        </div>
      </div>
      <p className="flex justify-between text-xs text-muted">
        <span>hoje</span>
        <span>{DAY_AND_MONTH.format(examDate)}</span>
      </p>
    </section>
  );
}
