import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';

type LoadFailedProps = {
  title: string;
  /** What is not affected, and what to do. */
  children: ReactNode;
  onRetry: () => void;
  className?: string;
};

/** Says what could not be loaded and offers a retry. */
export function LoadFailed({ title, children, onRetry, className }: LoadFailedProps) {
  return (
    <div role="alert" className={clsx('pt-6', className)}>
      <EmptyState
        title={title}
        headingLevel={3}
        action={
          <Button variant="outline" onClick={onRetry}>
            <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
            Tentar de novo
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
