import type {
  MissionState,
  RankingRepository,
  RewardRepository,
  UnlockedAchievement,
} from '@/data/late-services';
import { createNewsQueue } from '@/data/news-queue';
import type { Achievement } from '@/domain/rewards/achievement';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { DAILY_MISSIONS } from '@/domain/rewards/daily-mission';
import type { Movement } from '@/domain/rewards/ledger';
import type { Ranking } from '@/domain/rewards/ranking';
import { createState } from '@/lib/create-state';
import { TEST_NOW } from './builders';

type Given = {
  achievements?: UnlockedAchievement[];
  movements?: Movement[];
  mission?: MissionState;
  news?: readonly Achievement[];
};

/** Rewards that are what the test says they are. `unlock` adds news. */
export function fakeRewards(given: Given = {}) {
  const { achievements = [], movements = [], news = [] } = given;
  const queue = createNewsQueue();
  queue.add(news);
  const rewards: RewardRepository = {
    version: createState(0),
    settle: async () => undefined,
    news: queue.news,
    celebrated: queue.celebrated,
    achievements: async () => achievements,
    movements: async () => movements,
    mission: async () => given.mission ?? { mission: DAILY_MISSIONS[2], parts: null, isDone: false },
  };
  return { ...rewards, unlock: queue.add };
}

/** A ranking that remembers who takes part. */
export function fakeRanking(given: Partial<Ranking> = {}): RankingRepository {
  let ranking: Ranking = { rows: [], isTakingPart: false, ownPosition: null, ...given };
  return {
    read: async () => ranking,
    takePart: async (isTakingPart) => void (ranking = { ...ranking, isTakingPart }),
  };
}

export function achievement(codigo: string): Achievement {
  const found = ACHIEVEMENTS.find((one) => one.codigo === codigo);
  if (!found) throw new Error(`no achievement is called ${codigo}`);
  return found;
}

/** Of the welcome, at the instant of the test clock. */
export function buildMovement(overrides: Partial<Movement> = {}): Movement {
  return {
    key: 'boas_vindas',
    source: 'boas_vindas',
    amount: 100,
    description: 'Boas-vindas',
    at: TEST_NOW,
    ...overrides,
  };
}
