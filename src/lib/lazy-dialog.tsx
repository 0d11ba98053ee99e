import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A dialog with separately loaded code, mounted when first opened. The service worker has cached the code
 * by then (tools/offline), so that it opens without a connection; the code of an unopened dialog is never run.
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
