import * as z from 'zod/mini';
import { DraftSchema } from '@/contracts/draft';
import {
  type GuestCorrection,
  GuestCorrectionSchema,
  type PromisedCorrection,
  PromisedCorrectionSchema,
} from '@/contracts/guest';
import type { Draft } from '@/domain/essay/draft';
import type { Correction } from '@/domain/evaluation/correction';
import { GUEST_DRAFT } from '@/domain/guest/guest-theme';
import { createState } from '@/lib/create-state';
import type { DraftRepository, Readable } from '../services';
import { createLocalStore, readableItems, updateOrFail } from './create-local-store';
import { areaKeys } from './keys';
import type { KeyValueStorage } from './storage';

/** Data on this device of a visitor who tries a correction without an account. */
export type GuestStores = {
  drafts: DraftRepository;
  /** The last correction, unless an account has claimed it; null if there is no such correction. */
  correction: Readable<GuestCorrection | null>;
  /** Whether the last correction is stored on the device; otherwise it is kept in memory until the page is closed. */
  isKept: Readable<boolean>;
  /** Corrections that accounts have claimed but not yet received. */
  promised: Readable<readonly PromisedCorrection[]>;
  /** Replaces the last correction; claimed corrections stay. */
  keep(correction: Correction): void;
  /** Records that the account must not be asked again about the last correction. */
  decline(userId: string): void;
  /**
   * Assigns the last correction to this account, and removes its essay from the editor. Returns false, without any
   * change, if the device refuses to store it.
   */
  promise(userId: string): boolean;
  /**
   * Called when the account has received this correction: removes the correction, and also its essay from the
   * editor unless the text changed.
   */
  release(id: string): void;
  /** Removes the draft and the last correction; claimed corrections stay. */
  discard(): void;
};

const NOTHING_PROMISED: readonly PromisedCorrection[] = [];

/**
 * Create one per page, because values that a full storage refuses are kept in memory and must survive a change of
 * screen.
 */
export function createGuestStores(storage: KeyValueStorage | null): GuestStores {
  const draft = createLocalStore<Draft>({
    key: areaKeys.guestDraft,
    schema: DraftSchema,
    fallback: GUEST_DRAFT,
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
    draft.update((current) => (current.essay.trim() === originalText.trim() ? GUEST_DRAFT : current));
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
      draft.set(GUEST_DRAFT);
      last.set(null);
    },
  };
}
