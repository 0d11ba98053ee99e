import { useEffect, useEffectEvent } from 'react';
import type { Shared, SharedFiles } from '@/data/services';

export type AwaitedFiles = {
  shared: SharedFiles;
  /** Called before they are taken, so that it happens once. */
  onTaken(): void;
};

/** Takes what another app has shared, as soon as it is `awaited`, and passes it to `onShared`: null if nothing came. */
export function useSharedFiles(
  awaited: AwaitedFiles | null,
  onShared: (shared: Shared | null) => void,
): void {
  const isAwaited = awaited !== null;
  const take = useEffectEvent(async () => {
    if (!awaited) return;
    awaited.onTaken();
    onShared(await awaited.shared.take().catch(() => null));
  });

  useEffect(() => {
    if (isAwaited) void take();
  }, [isAwaited]);
}
