import * as z from 'zod/mini';
import { IsoDateSchema } from '@/contracts/iso-date';
import {
  StoredAchievementSchema,
  StoredMissionSchema,
  StoredRewardsSchema,
} from '@/contracts/stored-rewards';
import { NO_REWARDS, type KeptRewards } from '@/domain/rewards/settle-rewards';
import { areaKeys } from './area-keys';
import { createLocalStore, type LocalStore } from './create-local-store';
import { perOwner } from './per-owner';
import { readableItems } from './readable-items';
import type { KeyValueStorage } from './storage';

/** What each account was given, on this device. */
export function createRewardsStore(
  storage: KeyValueStorage | null,
  onOtherTab: () => void,
): (owner: string) => LocalStore<KeptRewards> {
  return perOwner((owner) => {
    const store = createLocalStore<KeptRewards>({
      key: areaKeys.rewards(owner),
      schema: StoredRewardsSchema,
      fallback: NO_REWARDS,
      storage,
      salvage: readableRewards,
    });
    store.subscribeExternal(onOtherTab);
    return store;
  });
}

function readableRewards(raw: unknown): KeptRewards {
  const { data } = z.safeParse(z.looseObject({}), raw);
  return {
    visits: readableItems(IsoDateSchema, data?.visits),
    missions: readableItems(StoredMissionSchema, data?.missions),
    achievements: readableItems(StoredAchievementSchema, data?.achievements),
  };
}
