import * as z from 'zod/mini';
import { DraftSchema } from '@/contracts/draft';
import {
  type GuestCorrection,
  GuestCorrectionSchema,
  type PromisedCorrection,
  PromisedCorrectionSchema,
} from '@/contracts/guest';
import { type Draft, EMPTY_DRAFT } from '@/domain/essay/draft';
import type { Correction } from '@/domain/evaluation/correction';
import { createState } from '@/lib/create-state';
import type { DraftRepository, Readable } from '../services';
import { createLocalStore, readableItems, updateOrFail } from './create-local-store';
import { areaKeys } from './keys';
import type { KeyValueStorage } from './storage';

/** What this device keeps of whoever tries a correction without an account. */
export type GuestStores = {
  drafts: DraftRepository;
  /** The last one, which no account has chosen; null without one. */
  correction: Readable<GuestCorrection | null>;
  /** Whether the device took the last one; else it lives until the page is closed. */
  isKept: Readable<boolean>;
  /** Those that accounts have chosen and do not have yet. */
  promised: Readable<readonly PromisedCorrection[]>;
  /** Takes the place of the last correction, and of none that was chosen. */
  keep(correction: Correction): void;
  /** The account is not asked again about the last correction. */
  decline(userId: string): void;
  /**
   * From now on the last correction is this account's, and its essay leaves the sheet. False, and nothing done, where the
   * device refuses it.
   */
  promise(userId: string): boolean;
  /** An account has the correction of this id: it goes, and its essay leaves the sheet. Another text there stays. */
  release(id: string): void;
  /** Removes draft and last correction; those that accounts have chosen stay. */
  discard(): void;
};

const NOTHING_PROMISED: readonly PromisedCorrection[] = [];

/** Make one per page: what a full storage keeps in memory must survive a change of screen. */
export function createGuestStores(storage: KeyValueStorage | null): GuestStores {
  const draft = createLocalStore<Draft>({
    key: areaKeys.guestDraft,
    schema: DraftSchema,
    fallback: EMPTY_DRAFT,
    storage,
  });
  const last = createLocalStore<GuestCorrection | null>({
    key: areaKeys.guestCorrection,
    schema: z.nullable(GuestCorrectionSchema),
    fallback: null,
    storage,
  });
  const promised = createLocalStore<readonly PromisedCorrection[]>({
    key: areaKeys.guestPromised,
    schema: z.readonly(z.array(PromisedCorrectionSchema)),
    fallback: NOTHING_PROMISED,
    storage,
    salvage: (raw) => readableItems(PromisedCorrectionSchema, raw),
  });
  const isKept = createState(true);

  function clearSheet({ originalText }: Correction) {
    draft.update((current) => (current.essay.trim() === originalText.trim() ? EMPTY_DRAFT : current));
  }

  return {
    drafts: { load: draft.get, save: draft.set, subscribe: draft.subscribeExternal },
    correction: last,
    isKept,
    promised,
    keep(correction) {
      isKept.set(last.set({ correction, declinedBy: [] }));
    },
    decline(userId) {
      last.update((current) => current && { ...current, declinedBy: [...current.declinedBy, userId] });
    },
    promise(userId) {
      const correction = last.get()?.correction;
      if (!correction) return false;
      try {
        updateOrFail(promised, (others) => [...others, { correction, owner: userId }]);
      } catch {
        return false;
      }
      last.set(null);
      clearSheet(correction);
      return true;
    },
    release(id) {
      const released = [...promised.get(), last.get()].find((one) => one?.correction.id === id);
      if (!released) return;
      promised.update((others) => {
        const left = others.filter(({ correction }) => correction.id !== id);
        return left.length > 0 ? left : NOTHING_PROMISED;
      });
      last.update((current) => (current?.correction.id === id ? null : current));
      clearSheet(released.correction);
    },
    discard() {
      draft.set(EMPTY_DRAFT);
      last.set(null);
    },
  };
}
