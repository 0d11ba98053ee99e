import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AppError } from '@/contracts/app-error';
import { useBackend, useServices } from '@/data/services-context';
import { type LinkWish, withoutForgotten } from '@/domain/shared-links/shared-link';
import { isWaiting } from '@/queries/essay-queries';

/** Query keys of shared links. All begin with `all`, which every mutation invalidates. */
const sharedLinkKeys = { all: ['shared-links'] as const };

/** The current student's links, newest first, without links that expired long ago. */
export function useSharedLinks() {
  const { now } = useServices();
  const { sharedLinks } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...sharedLinkKeys.all, 'list'],
      queryFn: async () => withoutForgotten(await sharedLinks.list(), now()),
    }),
  );
}

/** The correction behind a code, also for visitors; null if the code is not valid. */
export function useSharedCorrection(code: string) {
  const { sharedLinks } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...sharedLinkKeys.all, 'opened', code],
      queryFn: () => sharedLinks.open(code),
    }),
  );
}

/** Rejects with `not-stored-yet` while the essay is on this device only. */
export function useCreateLink() {
  const client = useQueryClient();
  const { sharedLinks } = useBackend();
  return useMutation({
    mutationFn: async (wish: LinkWish) => {
      if (isWaiting(client, wish.essayId)) throw new AppError('not-stored-yet');
      return sharedLinks.create(wish);
    },
    meta: { invalidates: sharedLinkKeys.all },
  });
}

export function useRevokeLink() {
  const { sharedLinks } = useBackend();
  return useMutation({
    mutationFn: (id: string) => sharedLinks.revoke(id),
    meta: { invalidates: sharedLinkKeys.all },
  });
}
