import {
  EMPTY_LOCAL_PROFILE_EXTRA,
  EMPTY_PROFILE_EXTRA,
  LocalProfileExtraSchema,
  ProfileExtraSchema,
} from '@/contracts/profile-extra';
import type { ProfileExtra } from '@/domain/profile/profile';
import { createLocalStore, type LocalStore } from './create-local-store';
import { keys } from './keys';
import type { KeyValueStorage } from './storage';

/** The profile fields that stay on the device, for one account or "demo" (R-PROFILE-6). */
export function createProfileExtraStore(
  storage: KeyValueStorage | null,
  owner: string,
): LocalStore<ProfileExtra> {
  return createLocalStore({
    key: keys.profileExtra(owner),
    schema: ProfileExtraSchema,
    fallback: EMPTY_PROFILE_EXTRA,
    storage,
  });
}

/** The extra profile of a local account, including its picture, which is stored nowhere else. */
export function createLocalProfileExtraStore(
  storage: KeyValueStorage | null,
  owner: string,
): LocalStore<typeof EMPTY_LOCAL_PROFILE_EXTRA> {
  return createLocalStore({
    key: keys.profileExtra(owner),
    schema: LocalProfileExtraSchema,
    fallback: EMPTY_LOCAL_PROFILE_EXTRA,
    storage,
  });
}
