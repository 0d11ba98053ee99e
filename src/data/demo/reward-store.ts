import * as z from 'zod/mini';
import {
  StoredAchievementSchema,
  StoredMissionSchema,
  StoredPurchaseSchema,
  StoredRewardsSchema,
} from '@/contracts/rewards';
import { IsoDateSchema } from '@/contracts/values';
import { NO_REWARDS, type KeptRewards } from '@/domain/rewards/award-rewards';
import { createLocalStore, type LocalStore, readableItems } from '../local/create-local-store';
import { areaKeys } from '../local/keys';
import { perOwner } from '../local/owner';
import type { KeyValueStorage } from '../local/storage';

export type RewardStores = (userId: string) => LocalStore<KeptRewards>;

/** The rewards stored on the device, one store per account. */
export function createRewardStores(storage: KeyValueStorage | null): RewardStores {
  return perOwner((userId) =>
    createLocalStore<KeptRewards>({
      key: areaKeys.rewards(userId),
      schema: StoredRewardsSchema,
      fallback: NO_REWARDS,
      storage,
      salvage: readableRewards,
    }),
  );
}

function readableRewards(raw: unknown): KeptRewards {
  const { data } = z.safeParse(z.looseObject({}), raw);
  return {
    visits: readableItems(IsoDateSchema, data?.visits),
    missions: readableItems(StoredMissionSchema, data?.missions),
    achievements: readableItems(StoredAchievementSchema, data?.achievements),
    purchases: readableItems(StoredPurchaseSchema, data?.purchases),
  };
}
