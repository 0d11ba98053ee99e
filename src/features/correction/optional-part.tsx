import { Component, Suspense, type ReactNode } from 'react';
import { useHasLateServices } from '@/data/use-late-services';

/** What comes after the page and which it can do without: where that cannot be fetched, there is nothing. */
export function OptionalPart({ children }: { children: ReactNode }) {
  if (!useHasLateServices()) return null;
  return (
    <SilentBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </SilentBoundary>
  );
}

class SilentBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
