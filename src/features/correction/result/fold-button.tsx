import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ResultView } from './use-result-view';

/** Grid of a row of the result: a symbol, the name, and space for a chevron. */
export const FOLD_ROW =
  'grid min-h-13 w-full grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-2 rounded-sm py-2 text-left';

type FoldButtonProps = { fold: string; view: ResultView; controls: string; children: ReactNode };

/** Heading that folds the content below it; the view stores whether it is open. */
export function FoldButton({ fold, view, controls, children }: FoldButtonProps) {
  const isOpen = view.opened[fold] ?? false;
  return (
    <button
      type="button"
      data-fold={fold}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => view.onOpenedChange(fold, !isOpen)}
      className={`${FOLD_ROW} hover:bg-hl-soft`}
    >
      {children}
      <ChevronDown
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={clsx('text-muted transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  );
}
