import { lazy, Suspense } from 'react';
import { useHasLateServices } from '@/data/use-late-services';
import type { Correction } from '@/domain/evaluation/correction';
import { usePrefetch } from '@/lib/use-prefetch';

const load = () => import('@/features/my-classes/sharing').then(({ Sharing }) => ({ default: Sharing }));
/** Without its code the correction is whole: it only cannot be sent from there. */
const Sharing = lazy(() => load().catch(() => ({ default: () => null })));

type LazySharingProps = { correction: Correction; isNew?: boolean };

/** What a correction shows of the student's classes, once everything else stands. */
export function LazySharing(props: LazySharingProps) {
  usePrefetch(load);
  return useHasLateServices() ? (
    <Suspense fallback={null}>
      <Sharing {...props} />
    </Suspense>
  ) : null;
}
