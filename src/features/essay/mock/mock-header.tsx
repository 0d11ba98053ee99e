import { clsx } from 'clsx';
import { useMockClock } from './mock-clock';
import { clockFace, spokenTime } from '@/copy/clock';
import type { MockExam } from '@/domain/mock-exam/mock-exam';
import { MAX_HANDWRITTEN_LINES } from '@/domain/text/estimate-handwritten-lines';

type MockHeaderProps = {
  exam: MockExam;
  /** Lines of the sheet written so far; null if written on paper. */
  lines: number | null;
};

/** Header that stays in view during the exam; shows the clock and how full the sheet is. */
export function MockHeader({ exam, lines }: MockHeaderProps) {
  return (
    <header className="sticky top-0 z-5 border-b bg-ground pt-[env(safe-area-inset-top)]">
      <div className="mx-auto grid max-w-272 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 px-4 py-2.5 lg:grid-cols-[auto_1fr_auto] lg:gap-x-10 lg:px-8 lg:py-3.5">
        <h1 className="text-md lg:text-[1.375rem]">Simulado</h1>
        <Clock exam={exam} />
        {lines !== null && <LineMeter lines={lines} />}
      </div>
    </header>
  );
}

/** A separate component, as it changes every second. */
function Clock({ exam }: { exam: MockExam }) {
  const { remainingSeconds } = useMockClock(exam);
  const isEnded = exam.endedAt !== null;
  return (
    <p
      role="timer"
      aria-label={`${isEnded ? 'Tempo que restava' : 'Tempo restante'}: ${spokenTime(remainingSeconds)}`}
      className="num flex items-baseline gap-1.5 lg:col-start-3"
    >
      <b className="font-serif text-[1.875rem] leading-none font-extrabold tracking-[-0.01em] lg:text-[2.25rem]">
        {clockFace(remainingSeconds)}
      </b>
      <span className="text-sm text-muted">{isEnded && remainingSeconds > 0 ? 'restavam' : 'restam'}</span>
    </p>
  );
}

function LineMeter({ lines }: { lines: number }) {
  const written = Math.min(lines, MAX_HANDWRITTEN_LINES);
  return (
    <div className="col-span-2 grid grid-cols-[1fr_auto] items-center gap-x-3.5 lg:col-span-1 lg:col-start-2 lg:row-start-1">
      <div
        role="meter"
        aria-label="Linhas escritas"
        aria-valuemin={0}
        aria-valuemax={MAX_HANDWRITTEN_LINES}
        aria-valuenow={written}
        aria-valuetext={`${lines} de ${MAX_HANDWRITTEN_LINES} linhas`}
        className="relative grid h-4 grid-cols-[repeat(30,1fr)] items-end border-b-[1.5px] border-ink forced-colors:border-[CanvasText]"
      >
        <div
          className="hl-tile absolute bottom-0 left-0 h-3 bg-size-[100%_100%]"
          style={{ width: `${(written / MAX_HANDWRITTEN_LINES) * 100}%` }}
        />
        {Array.from({ length: MAX_HANDWRITTEN_LINES }, (_, at) => (
          <i
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a sheet have no identity but their place
            key={at}
            className={clsx(
              'relative z-1',
              at + 1 === written
                ? 'h-3.5 border-r-[2.5px] border-ink'
                : (at + 1) % 10 === 0
                  ? 'h-[11px] border-r border-ink'
                  : 'h-1.5 border-r border-border-strong',
            )}
          />
        ))}
      </div>
      <span aria-hidden="true" className={clsx('num text-sm', lines > MAX_HANDWRITTEN_LINES && 'text-warn')}>
        <b>{lines}</b> de {MAX_HANDWRITTEN_LINES} linhas
      </span>
    </div>
  );
}
