import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AppError } from '@/contracts/app-error';
import { useBackend } from '@/data/services-context';
import type { EnrolmentBackend } from '@/data/supabase/enrolments';
import { isWaiting } from './essay-queries';

/** A student's classes. Every key begins with `all`; every mutation has all of them read again. */
export const enrolmentKeys = { all: ['enrolments'] as const };

/** What an invite code invites to, for visitors too; null where it invites to nothing. */
export function useInvitation(code: string) {
  const { enrolments } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...enrolmentKeys.all, 'invitation', code],
      queryFn: () => enrolments.invitation(code),
    }),
  );
}

/** The classes the current student is in, with what was sent to them. */
export function useEnrolments() {
  const { enrolments } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...enrolmentKeys.all, 'list'], queryFn: () => enrolments.list() }),
  );
}

/** Where one of the student's essays was sent, and what teachers said of it. */
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

/** The code of the link behind a short one. Changes nothing, so nothing is read again. */
export function useOpenShortCode() {
  const { enrolments } = useBackend();
  return useMutation({ mutationFn: (shortCode: string) => enrolments.openShortCode(shortCode) });
}

export function useLeaveClass() {
  return useEnrolmentMutation((enrolments, classroomId: string) => enrolments.leave(classroomId));
}

/** Rejects with `not-stored-yet` while the essay is on this device only. */
export function useSendToClass() {
  const client = useQueryClient();
  return useEnrolmentMutation(async (enrolments, input: Parameters<EnrolmentBackend['send']>[0]) => {
    if (isWaiting(client, input.essayId)) throw new AppError('not-stored-yet');
    await enrolments.send(input);
  });
}

export function useTakeBack() {
  return useEnrolmentMutation((enrolments, sentId: string) => enrolments.takeBack(sentId));
}

function useEnrolmentMutation<Result, Input>(
  write: (enrolments: EnrolmentBackend, input: Input) => Promise<Result>,
) {
  const { enrolments } = useBackend();
  return useMutation({
    mutationFn: (input: Input) => write(enrolments, input),
    // Also what failed may have changed something, or shows that the screen is behind.
    meta: { invalidates: enrolmentKeys.all },
  });
}
