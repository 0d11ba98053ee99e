import { lazy, Suspense } from 'react';
import { useHasLateServices } from '@/data/use-late-services';

/** Without its code nothing else of the page is missing. */
const OfflineCard = lazy(() =>
  import('@/features/offline/offline-card').then(
    (module) => ({ default: module.OfflineCard }),
    () => ({ default: () => null }),
  ),
);

/** "Baixar para usar offline", once everything else stands. */
export function LazyOfflineCard() {
  return useHasLateServices() ? (
    <Suspense fallback={null}>
      <OfflineCard />
    </Suspense>
  ) : null;
}
