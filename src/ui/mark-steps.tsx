import { clsx } from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from './icon-button';

type MarkStepsProps = {
  onStep: (by: 1 | -1) => void;
  /** Names of the two steps. */
  labels?: readonly [previous: string, next: string];
  className?: string;
};

const OF_MARKS = ['Marcação anterior', 'Próxima marcação'] as const;

/** To the previous and the next mark of a text. F8 and Shift F8 are for whoever uses them to listen to. */
export function MarkSteps({ onStep, labels: [previous, next] = OF_MARKS, className }: MarkStepsProps) {
  return (
    <span className={clsx('flex shrink-0 items-center', className)}>
      <IconButton label={previous} aria-keyshortcuts="Shift+F8" onClick={() => onStep(-1)}>
        <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={next} aria-keyshortcuts="F8" onClick={() => onStep(1)}>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
