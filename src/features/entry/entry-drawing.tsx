import { clsx } from 'clsx';
import { Suspense, type ReactNode } from 'react';
import { useHasBeenSeen } from '@/lib/use-has-been-seen';

type EntryDrawingProps = { className: string; children: ReactNode };

/** Keeps the place of a drawing (`className` gives its height) until it is on screen and has arrived. */
export function EntryDrawing({ className, children }: EntryDrawingProps) {
  const { target, hasBeenSeen } = useHasBeenSeen<HTMLDivElement>();
  return (
    <div ref={target} aria-hidden="true" className={clsx('grid items-start', className)}>
      {hasBeenSeen && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}

/** A drawing is only for the eye: the page does without where it cannot be fetched. */
export const nothing = () => ({ default: (): ReactNode => null });
