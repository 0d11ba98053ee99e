import * as z from 'zod/mini';
import { DraftSchema } from '@/contracts/draft';
import { type GuestCorrection, GuestCorrectionSchema } from '@/contracts/guest';
import { type Draft, EMPTY_DRAFT } from '@/domain/essay/draft';
import type { DraftRepository, Store } from '../services';
import { createLocalStore } from './create-local-store';
import { areaKeys } from './keys';
import type { KeyValueStorage } from './storage';

/** What this device keeps of whoever tries a correction without an account. */
export type GuestStores = {
  drafts: DraftRepository;
  /** The last one; null without one. */
  correction: Store<GuestCorrection | null>;
  /** Removes the correction, and its essay from the sheet; another text begun there since stays. */
  release(): void;
  /** Removes everything. */
  discard(): void;
};

/** Make one per page: what a full storage keeps in memory must survive a change of screen. */
export function createGuestStores(storage: KeyValueStorage | null): GuestStores {
  const draft = createLocalStore<Draft>({
    key: areaKeys.guestDraft,
    schema: DraftSchema,
    fallback: EMPTY_DRAFT,
    storage,
  });
  const correction = createLocalStore<GuestCorrection | null>({
    key: areaKeys.guestCorrection,
    schema: z.nullable(GuestCorrectionSchema),
    fallback: null,
    storage,
  });
  return {
    drafts: { load: draft.get, save: draft.set, subscribe: draft.subscribeExternal },
    correction,
    release() {
      const kept = correction.get()?.correction.originalText;
      draft.update((current) => (current.essay === kept ? EMPTY_DRAFT : current));
      correction.set(null);
    },
    discard() {
      draft.set(EMPTY_DRAFT);
      correction.set(null);
    },
  };
}
