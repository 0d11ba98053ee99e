import type { MissionState } from '@/domain/rewards/mission-progress';
import type { RankingBackend } from '@/data/ports/ranking';
import type { RewardBackend } from '@/data/ports/rewards';
import type { UnlockedAchievement } from '@/domain/rewards/achievement';
import type { Achievement } from '@/domain/rewards/achievement';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { DAILY_MISSIONS } from '@/domain/rewards/daily-mission';
import type { Streak } from '@/domain/progress/streak';
import type { Movement } from '@/domain/rewards/ledger';
import type { Ranking } from '@/domain/rewards/ranking';
import { TEST_NOW } from './builders';

type Given = {
  achievements?: UnlockedAchievement[];
  movements?: Movement[];
  mission?: MissionState;
  unlocked?: readonly Achievement[];
  streak?: Streak;
  buy?: RewardBackend['buy'];
};

/** Reward backend with the given data. The first claim unlocks `unlocked`. */
export function fakeRewards(given: Given = {}): RewardBackend {
  const { achievements = [], movements = [] } = given;
  let { unlocked = [] } = given;
  return {
    async claim() {
      const now = unlocked;
      unlocked = [];
      return { unlocked: now, hasChanged: now.length > 0 };
    },
    achievements: async () => achievements,
    movements: async () => movements,
    streak: async () => given.streak ?? { days: 0, hasToday: false, held: [], freezes: 0 },
    buy: given.buy ?? (async () => null),
    mission: async () =>
      given.mission ?? { mission: DAILY_MISSIONS[2], parts: null, practised: 0, isDone: false },
  };
}

/** A ranking that stores whether the user takes part. */
export function fakeRanking(given: Partial<Ranking> = {}): RankingBackend {
  let ranking: Ranking = { rows: [], own: null, ...given };
  return {
    read: async () => ranking,
    takePart: async (isTakingPart) =>
      void (ranking = { ...ranking, own: isTakingPart ? { posicao: 1, canetinhas: 100 } : null }),
  };
}

export function achievement(codigo: string): Achievement {
  const found = ACHIEVEMENTS.find((one) => one.codigo === codigo);
  if (!found) throw new Error(`no achievement is called ${codigo}`);
  return found;
}

/** The welcome movement, at the instant of the test clock. */
export function buildMovement(overrides: Partial<Movement> = {}): Movement {
  return {
    chave: 'boas_vindas',
    source: 'boas_vindas',
    amount: 100,
    description: 'Boas-vindas',
    created_at: TEST_NOW,
    ...overrides,
  };
}
