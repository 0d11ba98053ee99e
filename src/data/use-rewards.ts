import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Achievement } from '@/domain/rewards/achievement';
import type { Movement } from '@/domain/rewards/ledger';
import type { Ranking } from '@/domain/rewards/ranking';
import type { MissionState, RewardRepository, UnlockedAchievement } from './late-services';
import { ownQuery } from './own-query';
import { useSessionUser, useStore } from './services-context';
import { useLateServices } from './use-late-services';

/** The achievements of the current user, the latest first. Suspends, as all hooks of this file do. */
export function useAchievements(): UseQueryResult<UnlockedAchievement[]> {
  return useRewardQuery('achievements', (rewards) => rewards.achievements());
}

/** The ledger, in any order. */
export function useMovements(): UseQueryResult<Movement[]> {
  return useRewardQuery('movements', (rewards) => rewards.movements());
}

export function useMission(): UseQueryResult<MissionState> {
  return useRewardQuery('mission', (rewards) => rewards.mission());
}

export function useRanking(): UseQueryResult<Ranking> {
  const { ranking } = useLateServices();
  return useRewardQuery('ranking', () => ranking.read());
}

/** Appear in the ranking, or no more. */
export function useTakePart() {
  const { ranking } = useLateServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isTakingPart: boolean) => ranking.takePart(isTakingPart),
    networkMode: 'always',
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['ranking'] }),
  });
}

/** What has fallen and nobody has celebrated; `celebrated` takes the first one out. */
export function useNews(): { news: readonly Achievement[]; celebrated(): void } {
  const { rewards } = useLateServices();
  return { news: useStore(rewards.news), celebrated: rewards.celebrated };
}

/** Read again whenever something was given. */
function useRewardQuery<T>(name: string, read: (rewards: RewardRepository) => Promise<T>) {
  const { rewards } = useLateServices();
  const userId = useSessionUser().id;
  const version = useStore(rewards.version);
  return useQuery(ownQuery([name, userId, version], () => read(rewards)));
}
