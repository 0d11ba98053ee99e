import { Check, RotateCcw } from 'lucide-react';
import { clsx } from 'clsx';
import { A_DAY, type AnsweredToday } from '@/domain/practice/day';

/** The ten of today: those answered, the one on screen, those to come. */
export function TenRow({ today, isOver }: { today: readonly AnsweredToday[]; isOver: boolean }) {
  const answered = today.slice(0, A_DAY);
  const current = isOver ? -1 : Math.min(answered.length, A_DAY - 1);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
      <ol
        aria-label="Os dez de hoje"
        className="num grid max-w-[34rem] flex-[1_1_20rem] grid-cols-10 gap-1 sm:gap-1.5"
      >
        {Array.from({ length: A_DAY }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an exercise of the day has no identity but its place
          <Mark key={at} number={at + 1} answer={answered[at]} isCurrent={at === current && !answered[at]} />
        ))}
      </ol>
      <span className="num text-sm text-ink-2">
        {answered.length} de {A_DAY} hoje
      </span>
    </div>
  );
}

type MarkProps = { number: number; answer: AnsweredToday | undefined; isCurrent: boolean };

function Mark({ number, answer, isCurrent }: MarkProps) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={clsx(
        'grid h-7 place-items-center rounded-full border-[1.5px] text-xs font-semibold',
        !answer && !isCurrent && 'border-border-strong bg-paper text-muted',
        isCurrent && 'border-ink bg-paper font-extrabold text-ink shadow-[0_0_0_3px_var(--hl)]',
        answer?.certa && 'border-success bg-success text-paper',
        answer && !answer.certa && 'border-pen-orange-line bg-pen-orange-bg text-pen-orange-text',
      )}
    >
      {answer ? (
        <>
          {answer.certa ? (
            <Check size={15} strokeWidth={2.5} aria-hidden="true" />
          ) : (
            <RotateCcw size={14} strokeWidth={2.25} aria-hidden="true" />
          )}
          <span className="sr-only">
            {number}, {answer.certa ? 'certa' : answer.acertou ? 'certa na volta' : 'volta'}
          </span>
        </>
      ) : (
        number
      )}
    </li>
  );
}
