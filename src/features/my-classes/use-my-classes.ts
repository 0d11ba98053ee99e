import { useEffect } from 'react';
import { useServices } from '@/data/services-context';
import { useEnrolments } from '@/data/use-enrolments';
import { rememberClasses } from '@/domain/classrooms/class-memory';

/** The student's classes; what is read of them, the device remembers. */
export function useMyClasses() {
  const query = useEnrolments();
  const { classMemory } = useServices();
  const { data } = query;

  useEffect(() => {
    if (!data) return;
    const known = classMemory.get();
    if (rememberClasses(known, data) !== known) classMemory.update((memory) => rememberClasses(memory, data));
  }, [classMemory, data]);

  return query;
}
