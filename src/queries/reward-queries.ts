import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { Achievement } from '@/domain/rewards/achievement';
import type { ShopItemId } from '@/domain/rewards/shop';

/** Query keys of canetinhas, achievements and the mission of the day. All begin with `all`. */
export const rewardKeys = { all: ['rewards'] as const };

/** The achievements of the current user, latest first. */
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

/** The streak in days with an essay, and the days covered by freezes. */
export function useStreak() {
  const { rewards } = useBackend();
  return useQuery(queryOptions({ queryKey: [...rewardKeys.all, 'streak'], queryFn: () => rewards.streak() }));
}

/** Buys an item. `key` stays the same across retries, so that it is paid once. */
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

/** Joins or leaves the ranking. */
export function useTakePart() {
  const { ranking } = useBackend();
  return useMutation({
    mutationFn: (isTakingPart: boolean) => ranking.takePart(isTakingPart),
    meta: { invalidates: [...rewardKeys.all, 'ranking'] },
  });
}

/** Achievements unlocked in this tab and not celebrated yet; exists only in the cache. */
const CELEBRATIONS = ['celebrations'] as const;

/** Claims due rewards and queues unlocked achievements for celebration. Never fails: the next claim retries. */
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

/** The queue of celebrations, in order, and a function that removes its first `count`. */
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
