import { DraftSchema } from '@/contracts/draft';
import { EMPTY_DRAFT, type Draft } from '@/domain/essay/draft';
import type { DraftRepository } from '../services';
import { createLocalStore, type LocalStore } from './create-local-store';
import { areaKeys } from './area-keys';
import type { Owner } from './owner';
import { perOwner } from './per-owner';
import type { KeyValueStorage } from './storage';

/** One draft per account. Signing out leaves it where it is (decisions §3). */
export function createDraftRepository(storage: KeyValueStorage | null, owner: Owner): DraftRepository {
  const storeOf = perOwner<LocalStore<Draft>>((name) =>
    createLocalStore({ key: areaKeys.draft(name), schema: DraftSchema, fallback: EMPTY_DRAFT, storage }),
  );
  return {
    load: () => storeOf(owner.reader()).get(),
    save: (draft) => storeOf(owner.writer()).set(draft),
    subscribe: (listener) => storeOf(owner.reader()).subscribeExternal(listener),
  };
}
