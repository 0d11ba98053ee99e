import { RotateCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { notify } from './toast';
import type { ToastMessage } from './toast-view';

/**
 * `title` is omitted in a part of a page, where one sentence suffices. `children` says what is not affected, and
 * what to do.
 */
type LoadFailedProps = Omit<ComponentProps<typeof EmptyState>, 'action' | 'griffin'> & {
  onRetry: () => void;
  /** Another action, beside the retry. */
  other?: ReactNode;
  /** Also shown as a toast, if a requirement demands it. */
  toast?: ToastMessage;
};

/** Says what could not be loaded and offers a retry. */
export function LoadFailed({ onRetry, other, toast, ...rest }: LoadFailedProps) {
  useEffect(() => {
    if (toast) notify(toast);
  }, [toast]);
  return (
    <div role="alert">
      <EmptyState
        headingLevel={3}
        className="pt-6"
        {...rest}
        action={
          <>
            <Button variant="outline" onClick={onRetry}>
              <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
              Tentar de novo
            </Button>
            {other}
          </>
        }
      />
    </div>
  );
}
