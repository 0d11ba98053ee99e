import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A dialog whose code is not part of the page: loaded and mounted with its first opening. The service worker has fetched it
 * by then (tools/offline), so that it opens without a connection; what nobody opens is never run.
 */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog: ComponentType<Props> = lazy(async () => ({ default: await load() }));

  return function LazyDialog(props: Props) {
    const [hasOpened, setHasOpened] = useState(props.open);
    if (props.open && !hasOpened) setHasOpened(true);
    return hasOpened ? (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    ) : null;
  };
}
