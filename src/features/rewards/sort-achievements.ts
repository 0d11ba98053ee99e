import { latestFirst } from '@/domain/time/latest-first';
import type { UnlockedAchievement } from '@/domain/rewards/achievement';
import type { Achievement } from '@/domain/rewards/achievement';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';

export type SortedAchievements = {
  /** Newest first; achievements with equal dates are in catalog order. */
  unlocked: (Achievement & { at: string })[];
  /** In catalog order; achievements without a rule come last. */
  locked: Achievement[];
};

/** The catalog, split into unlocked and locked achievements. Unknown codes are ignored. */
export function sortAchievements(unlocked: readonly UnlockedAchievement[]): SortedAchievements {
  const dates = new Map(unlocked.map(({ codigo, data_desbloqueio }) => [codigo, data_desbloqueio]));
  const locked = ACHIEVEMENTS.filter(({ codigo }) => !dates.has(codigo));
  return {
    unlocked: ACHIEVEMENTS.flatMap((one) => {
      const at = dates.get(one.codigo);
      return at === undefined ? [] : [{ ...one, at }];
    }).toSorted(latestFirst('at')),
    locked: [...locked.filter(({ rule }) => rule !== null), ...locked.filter(({ rule }) => rule === null)],
  };
}
