import { useIsRested } from '@/lib/when-idle';
import { useMyClasses } from './use-my-classes';

/** Renders nothing. Fetches the classes after the page has loaded and stores them on the device (`classMemory`). */
export function ClassRefresh() {
  return useIsRested() ? <ClassReading /> : null;
}

function ClassReading(): null {
  useMyClasses();
  return null;
}
