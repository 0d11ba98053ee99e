import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AppError } from '@/contracts/app-error';
import { useBackend } from '@/data/services-context';
import type { EnrolmentBackend } from '@/data/ports/enrolments';
import { isWaiting } from './essay-queries';

/** Query keys of a student's classes. All begin with `all`, which every mutation invalidates. */
export const enrolmentKeys = { all: ['enrolments'] as const };

/** The classroom of an invite code, also for visitors; null if the code is not valid. */
export function useInvitation(code: string) {
  const { enrolments } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...enrolmentKeys.all, 'invitation', code],
      queryFn: () => enrolments.invitation(code),
    }),
  );
}

/** The current student's classes, with the submissions to them. */
export function useEnrolments() {
  const { enrolments } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...enrolmentKeys.all, 'list'], queryFn: () => enrolments.list() }),
  );
}

/** The classes that one of the student's essays was submitted to, with the teachers' reviews. */
export function useClassReviews(essayId: string, enabled = true) {
  const { enrolments } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...enrolmentKeys.all, 'reviews', essayId],
      queryFn: () => enrolments.reviews(essayId),
      enabled,
    }),
  );
}

export function useJoinClass() {
  return useEnrolmentMutation((enrolments, code: string) => enrolments.join(code));
}

/**
 * Finds the invite code that belongs to a short code. Nothing is invalidated, because the request changes nothing.
 */
export function useOpenShortCode() {
  const { enrolments } = useBackend();
  return useMutation({ mutationFn: (shortCode: string) => enrolments.openShortCode(shortCode) });
}

export function useLeaveClass() {
  return useEnrolmentMutation((enrolments, classroomId: string) => enrolments.leave(classroomId));
}

/** Rejects with `not-stored-yet` while the essay is only on this device. */
export function useSendToClass() {
  const client = useQueryClient();
  return useEnrolmentMutation(async (enrolments, input: Parameters<EnrolmentBackend['send']>[0]) => {
    if (isWaiting(client, input.essayId)) throw new AppError('not-stored-yet');
    await enrolments.send(input);
  });
}

export function useTakeBack() {
  return useEnrolmentMutation((enrolments, submissionId: string) => enrolments.takeBack(submissionId));
}

function useEnrolmentMutation<Result, Input>(
  write: (enrolments: EnrolmentBackend, input: Input) => Promise<Result>,
) {
  const { enrolments } = useBackend();
  return useMutation({
    mutationFn: (input: Input) => write(enrolments, input),
    // The enrolment queries are invalidated after a failed mutation too, because it may have changed data, or its
    // failure shows that the screen is outdated.
    meta: { invalidates: enrolmentKeys.all },
  });
}
