import { clsx } from 'clsx';
import { Check } from 'lucide-react';

type StepperProps = { steps: readonly string[]; current: number; label?: string; className?: string };

/** The current step of a short series; `current` counts from 0. Phones show only its name. */
export function Stepper({ steps, current, label = 'Etapas', className }: StepperProps) {
  return (
    <ol
      aria-label={label}
      className={clsx('flex flex-wrap items-center justify-center gap-1.5 text-sm sm:gap-2', className)}
    >
      {steps.map((name, index) => {
        const isCurrent = index === current;
        const isDone = index < current;
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-1.5 sm:gap-2',
              'not-first:before:w-2 not-first:before:border-t-[1.5px] not-first:before:border-border-strong lg:not-first:before:w-12',
              isCurrent ? 'font-bold text-ink' : 'font-medium text-muted',
            )}
          >
            <span aria-hidden="true" className={clsx(CIRCLE, circleLook(isCurrent, isDone))}>
              {isDone ? <Check size={14} strokeWidth={2.5} /> : index + 1}
            </span>
            <span className={isCurrent ? 'hl-tile px-[0.35em]' : 'max-sm:sr-only'}>{name}</span>
            {isDone && <span className="sr-only">(concluída)</span>}
          </li>
        );
      })}
    </ol>
  );
}

const CIRCLE =
  'num grid size-6.5 shrink-0 place-items-center rounded-full border-[1.5px] text-xs leading-none font-bold';

function circleLook(isCurrent: boolean, isDone: boolean): string {
  if (isCurrent) return 'border-ink bg-ink text-paper';
  return isDone ? 'border-ink text-ink' : 'border-border-strong';
}
