import { useIsRested } from '@/lib/when-idle';
import { useMyClasses } from './use-my-classes';

/** Renders nothing. Fetches the classes after the page has loaded and stores them on the device (`classMemory`). */
export function ClassRefresh() {
  return useIsRested() ? <ClassRefresher /> : null;
}

function ClassRefresher(): null {
  useMyClasses();
  return null;
}
