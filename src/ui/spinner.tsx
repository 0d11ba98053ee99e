import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

type SpinnerProps = { size?: number; className?: string };

/** Decorative: show a text beside it. */
export function Spinner({ size = 18, className }: SpinnerProps) {
  return (
    <LoaderCircle
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      className={clsx('anim-turn shrink-0', className)}
    />
  );
}
