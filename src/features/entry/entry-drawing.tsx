import { clsx } from 'clsx';
import { lazy, Suspense, type ComponentType } from 'react';
import { useIsNear } from '@/lib/use-is-near';
import type { DrawingName } from './entry-drawings';

/** Only for the eye, so the page does without where they cannot be fetched. */
const EntryDrawings = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import('./entry-drawings').catch(() => ({ default: () => null })),
);

/** Keeps the place of a drawing (`className` gives its height) until it is scrolled to and has arrived. */
export function EntryDrawing({ name, className }: { name: DrawingName; className: string }) {
  const { target, isNear } = useIsNear<HTMLDivElement>();
  return (
    <div ref={target} aria-hidden="true" className={clsx('grid items-start', className)}>
      {isNear && (
        <Suspense fallback={null}>
          <EntryDrawings name={name} />
        </Suspense>
      )}
    </div>
  );
}
