import { clsx } from 'clsx';
import { Component, Suspense, type ReactNode } from 'react';
import { useHasBeenSeen } from '@/lib/use-has-been-seen';

type ChartFrameProps = {
  /** A sentence about the chart; the figures are in the table. */
  label: string;
  /** Must set the height, so that the layout does not shift when the chart loads. */
  className: string;
  children: ReactNode;
  /** Shown from the first paint on, before the chart. */
  labels?: ReactNode;
  /**
   * Whether the chart is below the first screen. It is then rendered when scrolled near or at the first
   * interaction, because rendering takes long.
   */
  isFarDown?: boolean;
};

const NEAR = {
  margin: '400px',
  // A key or pointer event always precedes printing, so the chart has been rendered by then.
  events: ['keydown', 'pointermove', 'beforeprint'],
} as const;

/**
 * A lazily loaded chart in a space of fixed size, without a focus outline on its lines after a tap. Without a network,
 * the table has all figures.
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

/** Shows a sentence in place of a chart that could not be loaded. */
class ChartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className="grid size-full place-items-center border border-dashed p-6 text-center text-sm text-muted">
        Não deu para carregar o gráfico. Os números estão na tabela abaixo.
      </p>
    );
  }
}
