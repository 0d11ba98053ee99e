import type { UnlockedAchievement } from '@/data/late-services';
import type { Achievement } from '@/domain/rewards/achievement';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';

export type AchievementShelf = {
  /** The latest first; those that came together in the order of the catalogue. */
  unlocked: (Achievement & { at: string })[];
  /** In the order of the catalogue, those that nothing measures yet last. */
  locked: Achievement[];
};

/** The whole catalogue, what a student has of it first. Codes that no catalogue knows are left out. */
export function achievementShelf(unlocked: readonly UnlockedAchievement[]): AchievementShelf {
  const dates = new Map(unlocked.map(({ codigo, at }) => [codigo, at]));
  const locked = ACHIEVEMENTS.filter(({ codigo }) => !dates.has(codigo));
  return {
    unlocked: ACHIEVEMENTS.flatMap((one) => {
      const at = dates.get(one.codigo);
      return at === undefined ? [] : [{ ...one, at }];
    }).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
    locked: [...locked.filter(({ rule }) => rule !== null), ...locked.filter(({ rule }) => rule === null)],
  };
}
