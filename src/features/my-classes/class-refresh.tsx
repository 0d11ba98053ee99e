import { lazyPart } from '@/lib/lazy-part';
import { useIsRested } from '@/lib/when-idle';

/** If the code cannot be loaded, the stored classes stay as they are. */
const ClassReading = lazyPart(() => import('./use-my-classes').then((module) => module.ClassReading));

/** Renders nothing. Fetches the classes after the page has loaded and stores them on the device (`classMemory`). */
export function ClassRefresh() {
  return useIsRested() ? <ClassReading /> : null;
}
