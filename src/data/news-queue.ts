import type { Achievement } from '@/domain/rewards/achievement';
import { createState } from '@/lib/create-state';
import type { RewardRepository } from './late-services';

export type NewsQueue = Pick<RewardRepository, 'news' | 'celebrated'> & {
  add(achievements: readonly Achievement[]): void;
  clear(): void;
};

const NOTHING: readonly Achievement[] = [];

/** The achievements nobody has celebrated yet, first come, first served. */
export function createNewsQueue(): NewsQueue {
  const news = createState(NOTHING);
  return {
    news,
    celebrated: () => news.set(news.get().slice(1)),
    add(achievements) {
      if (achievements.length > 0) news.set([...news.get(), ...achievements]);
    },
    clear() {
      if (news.get().length > 0) news.set(NOTHING);
    },
  };
}
