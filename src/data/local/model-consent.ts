import * as z from 'zod/mini';
import { MODEL_CONSENT_VERSION, ModelConsentSchema, type ModelConsent } from '@/contracts/model-consent';
import type { Store } from '../services';
import { areaKeys } from './area-keys';
import { createLocalStore } from './create-local-store';
import { createOwnedStore } from './owned-store';
import type { Owner } from './owner';
import type { KeyValueStorage } from './storage';

/** The answer of each account, on this device; null until there is one to the question as it is asked now. */
export function createModelConsent(
  storage: KeyValueStorage | null,
  owner: Owner,
): Store<ModelConsent | null> {
  const store = createOwnedStore<ModelConsent | null>(owner, (name) =>
    createLocalStore({
      key: areaKeys.modelConsent(name),
      schema: z.nullable(ModelConsentSchema),
      fallback: null,
      storage,
    }),
  );
  return {
    ...store,
    get() {
      const stored = store.get();
      return stored?.version === MODEL_CONSENT_VERSION ? stored : null;
    },
  };
}
