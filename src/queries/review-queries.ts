import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DraftItem } from '@/contracts/class-parts';
import { useBackend } from '@/data/services-context';
import type { ReviewBackend, SeenDraft } from '@/data/ports/reviews';
import type { Remarks } from '@/domain/classrooms/remarks';
import type { KeptComment } from '@/domain/classrooms/comment-bank';
import type { QueueFilter } from '@/domain/classrooms/review-queue';
import { classroomKeys } from './classroom-queries';

/** These keys begin with the key of the classrooms, so that changes to classrooms invalidate them too. */
const reviewKeys = {
  queue: [...classroomKeys.all, 'review-queue'] as const,
  waiting: [...classroomKeys.all, 'review-queue', 'waiting'] as const,
  withdrawn: [...classroomKeys.all, 'withdrawn-reviews'] as const,
  comments: ['kept-comments'] as const,
  draft: (submissionId: string) => [...classroomKeys.all, 'review-draft', submissionId] as const,
};

/** The first `limit` essays to review; the previous list stays on screen while another list loads. */
export function useReviewQueue(filter: QueueFilter, limit: number, enabled = true) {
  const { reviews } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...reviewKeys.queue, filter, limit],
      queryFn: () => reviews.queue(filter, limit),
      placeholderData: keepPreviousData,
      enabled,
    }),
  );
}

/** Number of essays awaiting a review. */
export function useWaitingReviews() {
  const { reviews } = useBackend();
  return useQuery(queryOptions({ queryKey: reviewKeys.waiting, queryFn: () => reviews.waiting() }));
}

/**
 * The stored draft of a review; null if none was begun. Fetched once, because the form contains the draft from then
 * on.
 */
export function useReviewDraft(submissionId: string) {
  const { reviews } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: reviewKeys.draft(submissionId),
      queryFn: () => reviews.draft(submissionId),
      staleTime: Infinity,
      gcTime: 0,
    }),
  );
}

/** Stores the current form of a review. Only the list is refetched, as nothing else shows drafts. */
export function useKeepDraft(submissionId: string) {
  const { reviews } = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: { items: readonly DraftItem[]; remarks?: Remarks; seen: SeenDraft }) =>
      reviews.keepDraft(submissionId, draft.items, draft.remarks, draft.seen),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewKeys.queue }),
  });
}

/** Reviews of withdrawn essays, either of a class or of one submission. */
export function useWithdrawnReviews(only: { classroomId?: string; submissionId?: string }) {
  const { reviews } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...reviewKeys.withdrawn, only], queryFn: () => reviews.withdrawn(only) }),
  );
}

/** How long saved comments stay fresh (ms), so that each field does not refetch them. */
const COMMENTS_FRESH_MS = 60_000;

/** The comments a teacher can insert, most used first. */
export function useKeptComments(enabled = true) {
  const { reviews } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: reviewKeys.comments,
      queryFn: () => reviews.keptComments(),
      staleTime: COMMENTS_FRESH_MS,
      enabled,
    }),
  );
}

export function useKeepComment() {
  return useCommentMutation(
    (reviews, comment: Parameters<ReviewBackend['keepComment']>[0]) => reviews.keepComment(comment),
    (kept, comment) => {
      const before = kept.find(({ id }) => id === comment.id);
      const after = { usos: 0, meu: true, autor: '', ...before, ...comment };
      return before ? kept.map((one) => (one === before ? after : one)) : [...kept, after];
    },
  );
}

export function useForgetComment() {
  return useCommentMutation(
    (reviews, id: string) => reviews.forgetComment(id),
    (kept, forgotten) => kept.filter(({ id }) => id !== forgotten),
  );
}

export function useCountUse() {
  return useCommentMutation(
    (reviews, id: string) => reviews.countUse(id),
    (kept, used) => kept.map((one) => (one.id === used ? { ...one, usos: one.usos + 1 } : one)),
  );
}

/**
 * Shows a change of the comments immediately, because the next essay may need the comment before the server
 * responds; refetches the comments afterwards.
 */
function useCommentMutation<Input>(
  write: (reviews: ReviewBackend, input: Input) => Promise<void>,
  change: (kept: KeptComment[], input: Input) => KeptComment[],
) {
  const client = useQueryClient();
  const { reviews } = useBackend();
  return useMutation({
    mutationFn: (input: Input) => write(reviews, input),
    async onMutate(input) {
      await client.cancelQueries({ queryKey: reviewKeys.comments });
      const before = client.getQueryData<KeptComment[]>(reviewKeys.comments);
      client.setQueryData(reviewKeys.comments, before && change(before, input));
      return before;
    },
    onError: (_error, _input, before) => client.setQueryData(reviewKeys.comments, before),
    meta: { invalidates: reviewKeys.comments },
  });
}
