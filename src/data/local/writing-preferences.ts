import { WritingPreferencesSchema, type WritingPreferences } from '@/contracts/writing-preferences';
import type { Store } from '../services';
import { createLocalStore } from './create-local-store';
import { areaKeys } from './area-keys';
import { createOwnedStore } from './owned-store';
import type { Owner } from './owner';
import type { KeyValueStorage } from './storage';

/** The exam has no live help, so it is off until asked for. */
const NONE: WritingPreferences = { ignored: { findings: [], words: [] }, isLive: false };

/** One per account. */
export function createWritingPreferences(
  storage: KeyValueStorage | null,
  owner: Owner,
): Store<WritingPreferences> {
  return createOwnedStore(owner, (name) =>
    createLocalStore({
      key: areaKeys.writing(name),
      schema: WritingPreferencesSchema,
      fallback: NONE,
      storage,
    }),
  );
}
