import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Classroom, ClassroomSummary } from '@/domain/classrooms/classroom';
import type { RecentEssay, SentEssay } from '@/domain/classrooms/sent-essay';
import type { ClassEssay, ClassroomRepository } from './class-services';
import { ownQuery } from './own-query';
import { useSessionUser, useStore } from './services-context';
import { useLateServices } from './use-late-services';

/** The teacher's classrooms in figures. Suspends while the late services load, as all hooks of this file do. */
export function useClassroomSummaries(): UseQueryResult<ClassroomSummary[]> {
  return useClassroomQuery(['classrooms'], (classrooms) => classrooms.summaries());
}

/** The latest essays of all classes, newest first. */
export function useRecentEssays(): UseQueryResult<RecentEssay[]> {
  return useClassroomQuery(['recent-essays'], (classrooms) => classrooms.recentEssays());
}

/** One classroom with its students and themes; null where it is not there. */
export function useClassroom(id: string): UseQueryResult<Classroom | null> {
  return useClassroomQuery(['classroom', id], (classrooms) => classrooms.classroom(id));
}

/** What was sent to a classroom, newest first. */
export function useSentEssays(id: string): UseQueryResult<SentEssay[]> {
  return useClassroomQuery(['sent-essays', id], (classrooms) => classrooms.sentEssays(id));
}

/** One essay as the teacher reads it; null where it is not there. */
export function useClassEssay(sentId: string): UseQueryResult<ClassEssay | null> {
  return useClassroomQuery(['class-essay', sentId], (classrooms) => classrooms.essay(sentId));
}

/** Read again whenever something of the classrooms may have changed. */
function useClassroomQuery<T>(
  [name, ...which]: readonly [name: string, ...which: string[]],
  read: (classrooms: ClassroomRepository) => Promise<T>,
) {
  const { classrooms } = useLateServices();
  const userId = useSessionUser().id;
  const version = useStore(classrooms.version);
  return useQuery(ownQuery([name, userId, ...which, version], () => read(classrooms)));
}
