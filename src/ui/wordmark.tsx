import { clsx } from 'clsx';
import { GriffinHead } from './griffin-head';

type WordmarkProps = { name: string; compact?: boolean; className?: string };

/** The head of the griffin and the product's name. Compact shows the head and keeps the name for screen readers. */
export function Wordmark({ name, compact = false, className }: WordmarkProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 font-serif text-[1.5rem] leading-none font-extrabold tracking-[-0.01em] text-ink',
        className,
      )}
    >
      <GriffinHead className="h-9 w-auto shrink-0" />
      <span className={compact ? 'sr-only' : undefined}>{name}</span>
    </span>
  );
}
