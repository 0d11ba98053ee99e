import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { CoTeacherBackend } from '@/data/ports/co-teachers';
import { classroomKeys } from './classroom-queries';

/** Whether classrooms may have several teachers, which requires a server. */
export function useHasCoTeachers(): boolean {
  return useBackend().coTeachers.isAvailable;
}

/**
 * The teachers of a classroom; null if it does not exist. The query key is below the key of all classrooms, because
 * classrooms and teachers change together.
 */
export function useClassTeam(id: string) {
  const { coTeachers } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...classroomKeys.all, id, 'team'],
      queryFn: () => coTeachers.team(id),
      enabled: coTeachers.isAvailable,
    }),
  );
}

/** The classroom of a teacher's invite code; null if the code is not valid. */
export function useTeacherInvitation(code: string) {
  const { coTeachers } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...classroomKeys.all, 'teacher-invitation', code],
      queryFn: () => coTeachers.invitation(code),
    }),
  );
}

export function useInviteTeacher(id: string) {
  return useTeamMutation((coTeachers) => coTeachers.invite(id));
}

export function useRevokeTeacherInvite(id: string) {
  return useTeamMutation((coTeachers) => coTeachers.revokeInvite(id));
}

export function useRemoveTeacher(id: string) {
  return useTeamMutation((coTeachers, teacherId: string) => coTeachers.remove(id, teacherId));
}

export function useJoinAsTeacher() {
  return useTeamMutation((coTeachers, code: string) => coTeachers.join(code));
}

export function useOfferClass(id: string) {
  return useTeamMutation((coTeachers, teacherId: string) => coTeachers.offer(id, teacherId));
}

export function useEndOffer(id: string) {
  return useTeamMutation((coTeachers) => coTeachers.endOffer(id));
}

export function useAcceptOffer(id: string) {
  return useTeamMutation((coTeachers) => coTeachers.acceptOffer(id));
}

/**
 * The fate of a teacher's classes if the account is deleted; always refetched, because other teachers can change
 * these classes.
 */
export function useClassFates() {
  const { coTeachers } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...classroomKeys.all, 'fates'],
      queryFn: () => coTeachers.fates(),
      enabled: coTeachers.isAvailable,
      staleTime: 0,
    }),
  );
}

function useTeamMutation<Result, Input = void>(
  write: (coTeachers: CoTeacherBackend, input: Input) => Promise<Result>,
) {
  const { coTeachers } = useBackend();
  return useMutation({
    mutationFn: (input: Input) => write(coTeachers, input),
    meta: { invalidates: classroomKeys.all },
  });
}
