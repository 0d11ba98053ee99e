import type { Streak } from '@/domain/progress/streak';
import type { PurchaseRefusal, ShopItemId } from '@/domain/rewards/shop';
import type { Movement } from '@/domain/rewards/ledger';
import type { Achievement, UnlockedAchievement } from '@/domain/rewards/achievement';
import type { MissionState } from '@/domain/rewards/mission-progress';

/** Canetinhas, achievements and the mission of the current user. */
export type RewardBackend = {
  /**
   * Pays all due rewards (for the visit of the day, the mission, achievements), each only once, even if called
   * repeatedly or from several tabs. Returns the unlocked achievements in order. Never rejects: failures are
   * retried by the next call.
   */
  claim(): Promise<{ unlocked: readonly Achievement[]; hasChanged: boolean }>;
  /** Unlocked achievements, the latest first. */
  achievements(): Promise<UnlockedAchievement[]>;
  /** The ledger, unordered; its sum is the balance. */
  movements(): Promise<Movement[]>;
  mission(): Promise<MissionState>;
  /** The current run of days with an essay, and the days bridged by freezes. */
  streak(): Promise<Streak>;
  /**
   * Buys an item, at most once per key; a look can be bought only once. Returns the refusal's reason; null if
   * bought.
   */
  buy(item: ShopItemId, key: string): Promise<PurchaseRefusal | null>;
};
