import * as z from 'zod/mini';
import { errorCode } from '@/contracts/app-error';
import type { Rating } from '@/contracts/rating';
import { StoredCorrectionSchema, type StoredCorrection } from '@/contracts/stored-correction';
import { StoredRatingsSchema, type StoredRatings } from '@/contracts/stored-rating';
import type { SessionUser } from '@/domain/session/session-user';
import type { CorrectionsArchive } from '../local/corrections-archive';
import { createLocalStore } from '../local/create-local-store';
import { areaKeys } from '../local/area-keys';
import { DEMO_OWNER } from '../local/keys';
import { perOwner } from '../local/per-owner';
import { readableItems } from '../local/readable-items';
import type { KeyValueStorage } from '../local/storage';
import { connectedKeys } from './connected-keys';
import { localOwner } from './local-owner';

type Owner = Pick<SessionUser, 'id' | 'email'>;

/** `key` makes a second try harmless, also after a crash between storing and removing. */
export type LocalEssay = { key: string; correction: StoredCorrection; rating?: Rating };

export type LocalHistory = {
  /** What this user wrote in local mode and is still on the specified key. */
  of(user: Owner): LocalEssay[];
  /**
   * Hands each essay to `store`, the oldest first; one leaves the key only after `store` has resolved. One that is
   * refused stays and holds up no other; any other failure ends it, for another day. Answers how many were stored.
   */
  move(user: Owner, store: (essay: LocalEssay) => Promise<unknown>): Promise<number>;
};

const NONE: StoredCorrection[] = [];
const NO_RATINGS: StoredRatings = {};

/**
 * The history of the local mode with its ratings, for moving it to the account (Spec §4 "Local migration"). It belongs
 * to who has the same e-mail; what belongs to nobody, to who signs in first. Other people's essays stay where they are.
 */
export function createLocalHistory(
  storage: KeyValueStorage | null,
  archive: CorrectionsArchive,
): LocalHistory {
  const essays = createLocalStore({
    key: areaKeys.correctedEssays,
    schema: z.array(StoredCorrectionSchema),
    fallback: NONE,
    storage,
    salvage: (raw) => readableItems(StoredCorrectionSchema, raw),
  });
  const ratingsOf = perOwner((owner) =>
    createLocalStore({
      key: areaKeys.ratings(owner),
      schema: StoredRatingsSchema,
      fallback: NO_RATINGS,
      storage,
    }),
  );
  const ofUser = (user: Owner) => essays.get().filter((one) => isOwnedBy(one, user));

  function toLocalEssay(correction: StoredCorrection): LocalEssay {
    const { id, owner = DEMO_OWNER } = correction;
    const rating = ratingsOf(owner).get()[id];
    return { key: `local:${id}`, correction, ...(rating && { rating }) };
  }

  function remove(gone: StoredCorrection) {
    essays.update((all) => {
      const left = all.filter((one) => one.id !== gone.id || one.owner !== gone.owner);
      return left.length > 0 ? left : NONE;
    });
  }

  /** Answers those that were refused. */
  async function storeEach(
    corrections: readonly StoredCorrection[],
    store: (essay: LocalEssay) => Promise<unknown>,
    onStored: (correction: StoredCorrection) => void,
  ): Promise<StoredCorrection[]> {
    const refused: StoredCorrection[] = [];
    for (const correction of oldestFirst(corrections)) {
      try {
        await store(toLocalEssay(correction));
        onStored(correction);
      } catch (error) {
        if (errorCode(error) !== 'refused') throw error;
        refused.push(correction);
      }
    }
    return refused;
  }

  return {
    of: (user) => ofUser(user).map(toLocalEssay),
    async move(user, store) {
      let moved = 0;
      try {
        await storeEach(ofUser(user), store, (correction) => {
          remove(correction);
          moved += 1;
        });
        const isArchiveMoved = createLocalStore({
          key: connectedKeys.archiveMoved(user.id),
          schema: z.boolean(),
          fallback: false,
          storage,
        });
        const archived = isArchiveMoved.get() ? NONE : await archive.byOwner(localOwner(user));
        const refused = await storeEach(archived, store, () => (moved += 1));
        // The archive is read no more: what the server will not have waits on the key, where it is shown.
        if (refused.length > 0) essays.update((all) => [...all, ...refused]);
        // An archive that cannot be read looks empty: it is asked again.
        if (archived.length > 0) isArchiveMoved.set(true);
      } catch {
        // Silent as specified (§8 "migration"): the rest is tried again the next time.
      }
      return moved;
    },
  };
}

function isOwnedBy({ owner = DEMO_OWNER }: StoredCorrection, user: Owner): boolean {
  return [DEMO_OWNER, localOwner(user)].includes(owner);
}

function oldestFirst(items: readonly StoredCorrection[]): StoredCorrection[] {
  return [...items].sort((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt));
}
