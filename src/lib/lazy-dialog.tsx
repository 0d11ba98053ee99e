import { lazy, Suspense, useState, type ComponentType } from 'react';
import { usePrefetch } from './when-idle';

/**
 * A dialog whose code is not part of the page: fetched once the page is there, so that it opens without waiting and
 * without a connection, and mounted with its first opening.
 */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog: ComponentType<Props> = lazy(async () => ({ default: await load() }));

  return function LazyDialog(props: Props) {
    const [hasOpened, setHasOpened] = useState(props.open);
    if (props.open && !hasOpened) setHasOpened(true);
    usePrefetch(load);
    return hasOpened ? (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    ) : null;
  };
}
