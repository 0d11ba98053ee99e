import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { ClassroomBackend, SeenReview } from '@/data/ports/classrooms';
import type { Remarks } from '@/domain/classrooms/remarks';
import type { Classroom, ExpectedStudent } from '@/domain/classrooms/classroom';
import type { ReviewItem } from '@/domain/classrooms/submission';
import { both } from '@/lib/query';

/** Query keys of the teacher's classrooms. All begin with `all`, which every mutation invalidates. */
export const classroomKeys = { all: ['classrooms'] as const };

type Fields = Pick<Classroom, 'nome' | 'descricao'>;

/** Key figures of the teacher's classrooms. */
export function useClassroomSummaries() {
  const { classrooms } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...classroomKeys.all, 'list'], queryFn: () => classrooms.list() }),
  );
}

/** The latest essays of all classes, newest first. */
export function useRecentEssays() {
  const { classrooms } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...classroomKeys.all, 'recent'], queryFn: () => classrooms.recentEssays() }),
  );
}

/** Parts of a page mounted within this time (ms) share one request. */
const ONE_PAGE_MS = 5000;

/** One classroom with its students and themes; null if it does not exist. */
export function useClassroom(id: string) {
  const { classrooms } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...classroomKeys.all, id],
      queryFn: () => classrooms.get(id),
      staleTime: ONE_PAGE_MS,
    }),
  );
}

/** The essays submitted to a classroom, newest first. */
export function useClassroomSubmissions(id: string, enabled = true) {
  const { classrooms } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...classroomKeys.all, id, 'sent'],
      queryFn: () => classrooms.submissions(id),
      enabled,
    }),
  );
}

/** A classroom with its submissions. */
export function useClassroomWithEssays(id: string) {
  return both(useClassroom(id), useClassroomSubmissions(id));
}

/** Passages with each of these kinds of finding, in the order of `codes`. */
export function usePassages(id: string, codes: readonly string[]) {
  const { classrooms } = useBackend();
  return useQueries({
    queries: codes.map((code) =>
      queryOptions({
        queryKey: [...classroomKeys.all, id, 'passages', code],
        queryFn: () => classrooms.passages(id, code),
      }),
    ),
  });
}

/** Fetches the current reviews of all essays of a classroom. */
export function useReadReviews(id: string) {
  const { classrooms } = useBackend();
  const client = useQueryClient();
  return () =>
    client.fetchQuery({
      queryKey: [...classroomKeys.all, id, 'reviews'],
      queryFn: () => classrooms.reviews(id),
      staleTime: 0,
    });
}

/** One essay as seen by the teacher; null if it does not exist. */
export function useClassEssay(submissionId: string) {
  const { classrooms } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...classroomKeys.all, 'essay', submissionId],
      queryFn: () => classrooms.essay(submissionId),
    }),
  );
}

/** Whether some of the classrooms are sample data ("dados de exemplo"). */
export function useHasSamples(): boolean {
  return useBackend().classrooms.hasSamples();
}

/** Creates a classroom and returns its id. */
export function useCreateClassroom() {
  return useClassroomMutation((classrooms, fields: Fields) => classrooms.create(fields));
}

export function useEditClassroom(id: string) {
  return useClassroomMutation((classrooms, { fields, seen }: { fields: Partial<Fields>; seen: Fields }) =>
    classrooms.edit(id, fields, seen),
  );
}

export function useRemoveClassroom(id: string) {
  return useClassroomMutation((classrooms) => classrooms.remove(id));
}

/** Deleted classrooms that can still be restored. */
export function useDeletedClassrooms() {
  const { classrooms } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...classroomKeys.all, 'deleted'], queryFn: () => classrooms.deleted() }),
  );
}

export function useRestoreClassroom() {
  return useClassroomMutation((classrooms, id: string) => classrooms.restore(id));
}

export function useArchiveClassroom(id: string) {
  return useClassroomMutation((classrooms, isArchived: boolean) => classrooms.archive(id, isArchived));
}

export function useShareSentences(id: string) {
  return useClassroomMutation((classrooms, isShared: boolean) => classrooms.shareSentences(id, isShared));
}

export function useCopyClassroom(id: string) {
  return useClassroomMutation((classrooms, input: Parameters<ClassroomBackend['copy']>[1]) =>
    classrooms.copy(id, input),
  );
}

export function useSetTheme(id: string) {
  return useClassroomMutation((classrooms, input: Parameters<ClassroomBackend['setTheme']>[1]) =>
    classrooms.setTheme(id, input),
  );
}

/** Gives one theme to several classes. */
export function useGiveTheme() {
  return useClassroomMutation(
    (
      backend,
      {
        classrooms,
        theme,
      }: {
        classrooms: Parameters<ClassroomBackend['giveTheme']>[0];
        theme: Parameters<ClassroomBackend['giveTheme']>[1];
      },
    ) => backend.giveTheme(classrooms, theme),
  );
}

/** Adds expected students to a class. The caller provides their ids, so that a retry does not add them twice. */
export function useExpectStudents(id: string) {
  return useClassroomMutation((classrooms, students: readonly ExpectedStudent[]) =>
    classrooms.expectStudents(id, students),
  );
}

export function useAssignPlace(id: string) {
  return useClassroomMutation((classrooms, given: { expectedId: string; studentId: string }) =>
    classrooms.assignPlace(id, given.expectedId, given.studentId),
  );
}

export function useRefusePlace(id: string) {
  return useClassroomMutation((classrooms, given: { expectedId: string; studentId: string }) =>
    classrooms.refusePlace(id, given.expectedId, given.studentId),
  );
}

export function useUndoPlace(id: string) {
  return useClassroomMutation((classrooms, given: { studentId: string; email: string | null }) =>
    classrooms.undoPlace(id, given.studentId, given.email),
  );
}

/**
 * Deletes an expected name only if it has no more essays than the teacher was shown; returns whether it was
 * deleted.
 */
export function useForgetExpected(id: string) {
  return useClassroomMutation((classrooms, known: { expectedId: string; essays: number }) =>
    classrooms.forgetExpected(id, known.expectedId, known.essays),
  );
}

/** Undoes an import: removes the expected names that no student has taken; returns the number of removed names. */
export function useUndoExpected(id: string) {
  return useClassroomMutation((classrooms, expectedIds: readonly string[]) =>
    classrooms.undoExpected(id, expectedIds),
  );
}

export function useRemoveStudent(id: string) {
  return useClassroomMutation((classrooms, studentId: string) => classrooms.removeStudent(id, studentId));
}

export function useRestoreStudent(id: string) {
  return useClassroomMutation((classrooms, studentId: string) => classrooms.restoreStudent(id, studentId));
}

export function useRenewInvite(id: string) {
  return useClassroomMutation((classrooms) => classrooms.renewInvite(id));
}

export function useRevokeInvite(id: string) {
  return useClassroomMutation((classrooms) => classrooms.revokeInvite(id));
}

/** Publishes a review of an essay; an empty review withdraws the published review. */
export function useReviewEssay(submissionId: string) {
  return useClassroomMutation(
    (classrooms, said: { items: readonly ReviewItem[]; remarks: Remarks; seen: SeenReview }) =>
      classrooms.review(submissionId, said.items, said.remarks, said.seen),
  );
}

function useClassroomMutation<Result, Input = void>(
  write: (classrooms: ClassroomBackend, input: Input) => Promise<Result>,
) {
  const { classrooms } = useBackend();
  return useMutation({
    mutationFn: (input: Input) => write(classrooms, input),
    // The classroom queries are invalidated after a failed mutation too, because it may have changed data, or its
    // failure shows that the screen is outdated.
    meta: { invalidates: classroomKeys.all },
  });
}
