import { EMPTY_PROFILE_EXTRA, ProfileExtraSchema, type ProfileExtra } from '@/contracts/profile-extra';
import { createLocalStore, type LocalStore } from './create-local-store';
import { keys } from './keys';
import type { KeyValueStorage } from './storage';

/** The profile fields that stay on the device, for one account or "demo" (Spec §3, decisions §3). */
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
