import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { notify } from './toast';
import type { ToastMessage } from './toast-view';

type LoadFailedProps = {
  /** None in a part of a page, where one sentence says it all. */
  title?: string;
  headingLevel?: 1 | 2 | 3;
  /** What is not affected, and what to do. */
  children: ReactNode;
  onRetry: () => void;
  /** Another way on, beside the retry. */
  other?: ReactNode;
  /** Told once more, where a requirement says so. */
  toast?: ToastMessage;
  className?: string;
};

/** Says what could not be loaded and offers a retry. */
export function LoadFailed({
  title,
  headingLevel = 3,
  children,
  onRetry,
  other,
  toast,
  className = 'pt-6',
}: LoadFailedProps) {
  useEffect(() => {
    if (toast) notify(toast);
  }, [toast]);
  return (
    <div role="alert" className={className}>
      <EmptyState
        title={title}
        headingLevel={headingLevel}
        action={
          <>
            <Button variant="outline" onClick={onRetry}>
              <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
              Tentar de novo
            </Button>
            {other}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
