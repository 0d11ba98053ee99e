import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { Achievement } from '@/domain/rewards/achievement';
import type { ShopItemId } from '@/domain/rewards/shop';

/** Canetinhas, achievements and the mission of the day. Every key begins with `all`. */
export const rewardKeys = { all: ['rewards'] as const };

/** The achievements of the current user, the latest first. */
export function useAchievements() {
  const { rewards } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...rewardKeys.all, 'achievements'], queryFn: () => rewards.achievements() }),
  );
}

/** The ledger, in any order; its sum is the balance. */
export function useMovements() {
  const { rewards } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...rewardKeys.all, 'movements'], queryFn: () => rewards.movements() }),
  );
}

export function useMission() {
  const { rewards } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...rewardKeys.all, 'mission'], queryFn: () => rewards.mission() }),
  );
}

/** The days in a row with an essay, and those that freezes held. */
export function useStreak() {
  const { rewards } = useBackend();
  return useQuery(queryOptions({ queryKey: [...rewardKeys.all, 'streak'], queryFn: () => rewards.streak() }));
}

/** Buys an item. `key` stays the same from one attempt to the next, so that it is paid once. */
export function useBuy() {
  const { rewards } = useBackend();
  return useMutation({
    mutationFn: ({ item, key }: { item: ShopItemId; key: string }) => rewards.buy(item, key),
    meta: { invalidates: rewardKeys.all },
  });
}

export function useRanking() {
  const { ranking } = useBackend();
  return useQuery(queryOptions({ queryKey: [...rewardKeys.all, 'ranking'], queryFn: () => ranking.read() }));
}

/** Appear in the ranking, or no more. */
export function useTakePart() {
  const { ranking } = useBackend();
  return useMutation({
    mutationFn: (isTakingPart: boolean) => ranking.takePart(isTakingPart),
    meta: { invalidates: [...rewardKeys.all, 'ranking'] },
  });
}

/** What was unlocked in this tab and has not been celebrated; held by the cache, read from nowhere. */
const CELEBRATIONS = ['celebrations'] as const;

/** Claims what is due by now and queues what it unlocked for its celebration. Never fails: the next claim tries again. */
export function useClaimRewards() {
  const { rewards } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => rewards.claim(),
    onSuccess({ unlocked, hasChanged }) {
      if (unlocked.length > 0)
        queryClient.setQueryData<readonly Achievement[]>(CELEBRATIONS, (queue = []) => [
          ...queue,
          ...unlocked,
        ]);
      if (hasChanged) void queryClient.invalidateQueries({ queryKey: rewardKeys.all });
    },
  });
}

/** The queue of celebrations, in the order they fell, and how its first `count` leave it. */
export function useCelebrations() {
  const queryClient = useQueryClient();
  const { data = NONE } = useQuery<readonly Achievement[]>({
    queryKey: CELEBRATIONS,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return {
    queue: data,
    remove: (count: number) =>
      queryClient.setQueryData<readonly Achievement[]>(CELEBRATIONS, (queue = []) => queue.slice(count)),
  };
}

const NONE: readonly Achievement[] = [];
