import { clsx } from 'clsx';
import { PACKAGE_CORRECTIONS } from '@/domain/plans/offers';

/** The twelve corrections of the package as answer-card bubbles. Decorative: the text beside it says the number. */
export function PackageCells({ isUsedUp = false, className }: { isUsedUp?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('grid grid-cols-6 gap-2', className)}>
      {Array.from({ length: PACKAGE_CORRECTIONS }, (_, index) => (
        <span
          key={index}
          className={clsx(
            'num grid h-8 place-items-center rounded-full border-[1.5px] text-xs font-semibold',
            isUsedUp ? 'border-primary bg-primary text-on-primary' : 'border-border-strong text-ink-2',
          )}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}
