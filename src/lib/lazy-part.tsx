import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a page with separately loaded code, rendered once loaded; until then its `fallback`, if any. If loading fails, the
 * page works without it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );

  return function LazyPart({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
