import { clsx } from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';

type MarkStepsProps = {
  onStep: (by: 1 | -1) => void;
  /** Accessible names of the two buttons. */
  labels?: readonly [previous: string, next: string];
  className?: string;
};

const OF_MARKS = ['Marcação anterior', 'Próxima marcação'] as const;

/** Buttons to the previous and the next mark. The caller handles the keys F8 and Shift+F8. */
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

/** The underline of the nth mark, which `RuledTextarea` draws behind the field. */
export function fieldMark(field: HTMLElement | null, index: number): Element | undefined {
  return field?.parentElement?.querySelectorAll('[data-field-mark]')[index];
}
