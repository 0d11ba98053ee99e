import { lazy, Suspense } from 'react';
import { useHasLateServices } from '@/data/use-late-services';

const load = () => import('./class-reading').then(({ ClassReading }) => ({ default: ClassReading }));
/** Where its code cannot be had, what the device remembers stays. */
const ClassReading = lazy(() => load().catch(() => ({ default: () => null })));

/** Reads the classes once the page stands. Nothing to see: what shows them shows what the device remembers. */
export function ClassRefresh() {
  return useHasLateServices() ? (
    <Suspense fallback={null}>
      <ClassReading />
    </Suspense>
  ) : null;
}
