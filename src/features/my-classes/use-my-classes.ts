import { useEffect } from 'react';
import { useServices } from '@/data/services-context';
import { rememberClasses } from '@/domain/classrooms/class-memory';
import { useEnrolments } from '@/queries/enrolment-queries';

/** The student's classes; each response is stored on the device (`classMemory`). */
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
