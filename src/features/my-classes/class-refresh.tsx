import { lazy, Suspense } from 'react';
import { useIsRested } from '@/lib/when-idle';

const load = () => import('./use-my-classes').then(({ ClassReading }) => ({ default: ClassReading }));
/** If the code cannot be loaded, the stored classes stay as they are. */
const ClassReading = lazy(() => load().catch(() => ({ default: () => null })));

/** Renders nothing. Fetches the classes after the page has loaded and stores them on the device (`classMemory`). */
export function ClassRefresh() {
  return useIsRested() ? (
    <Suspense fallback={null}>
      <ClassReading />
    </Suspense>
  ) : null;
}
