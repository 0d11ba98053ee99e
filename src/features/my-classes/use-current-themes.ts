import { useServices, useStore } from '@/data/services-context';
import type { KnownTheme } from '@/domain/classrooms/class-memory';

/** The current themes of the student's classes, as far as the device knows. */
export function useCurrentThemes(): KnownTheme[] {
  return useStore(useServices().classMemory).themes.filter(({ isCurrent }) => isCurrent);
}
