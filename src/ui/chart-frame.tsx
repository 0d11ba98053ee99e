import { clsx } from 'clsx';
import { Suspense, type ReactNode } from 'react';
import { useHasBeenSeen } from '@/lib/use-has-been-seen';
import { ChartBoundary } from './chart-boundary';

type ChartFrameProps = {
  /** What the chart shows, in a sentence; the figures are in the table. */
  label: string;
  /** Has a size of its own, whether or not the chart is there yet. */
  className: string;
  children: ReactNode;
  /** Around the chart, from the first paint on. */
  labels?: ReactNode;
  /** Below the first screen: made once somebody comes near or does anything, as it is long in the making. */
  isFarDown?: boolean;
};

const NEAR = {
  margin: '400px',
  // Whoever prints the page has used keys or pointer before.
  events: ['keydown', 'pointermove', 'beforeprint'],
} as const;

/**
 * A drawing in the room kept for it; a tap leaves no frame of focus on its lines. Without it, for want of a network, the
 * table still tells everything.
 */
export function ChartFrame({ label, className, children, labels, isFarDown = false }: ChartFrameProps) {
  const { target, hasBeenSeen } = useHasBeenSeen<HTMLDivElement>(NEAR);
  return (
    <div
      ref={target}
      role="img"
      aria-label={label}
      className={clsx('relative min-w-0 **:outline-none print:break-inside-avoid', className)}
    >
      <ChartBoundary>
        {(hasBeenSeen || !isFarDown) && <Suspense fallback={null}>{children}</Suspense>}
      </ChartBoundary>
      {labels}
    </div>
  );
}
