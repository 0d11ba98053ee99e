import * as z from 'zod/mini';
import { StoredCorrectionSchema, type StoredCorrection } from '@/contracts/stored-correction';
import type { SessionUser } from '@/domain/session/session-user';
import type { CorrectionsArchive } from '../local/corrections-archive';
import { createLocalStore } from '../local/create-local-store';
import { DEMO_OWNER, keys } from '../local/keys';
import type { KeyValueStorage } from '../local/storage';
import { connectedKeys } from './connected-keys';

type Owner = Pick<SessionUser, 'id' | 'email'>;

export type LocalHistory = {
  /** What this user wrote in local mode and is still on the specified key, with the key it will be stored under. */
  of(user: Owner): LocalEssay[];
  /**
   * Hands each essay to `store`, the oldest first; one leaves the key only after `store` has resolved. Ends at the
   * first that fails, for another day. Answers how many were stored.
   */
  move(user: Owner, store: (essay: LocalEssay) => Promise<unknown>): Promise<number>;
};

export type LocalEssay = { key: string; correction: StoredCorrection };

const NONE: StoredCorrection[] = [];

/**
 * The history of the local mode, for moving it to the account (Spec §4 "Local migration"). It belongs to who has the
 * same e-mail; what belongs to nobody, to who signs in first. Other people's essays stay where they are.
 */
export function createLocalHistory(
  storage: KeyValueStorage | null,
  archive: CorrectionsArchive,
): LocalHistory {
  const essays = createLocalStore({
    key: keys.correctedEssays,
    schema: z.array(StoredCorrectionSchema),
    fallback: NONE,
    storage,
    salvage: readableItems,
  });
  const of = (user: Owner) =>
    essays
      .get()
      .filter((one) => isOwnedBy(one, user))
      .map(withKey);

  function remove(gone: StoredCorrection) {
    essays.update((all) => {
      const left = all.filter((one) => one.id !== gone.id || one.owner !== gone.owner);
      return left.length > 0 ? left : NONE;
    });
  }

  async function moveArchive(user: Owner, store: (essay: LocalEssay) => Promise<unknown>): Promise<number> {
    const done = createLocalStore({
      key: connectedKeys.archiveMoved(user.id),
      schema: z.boolean(),
      fallback: false,
      storage,
    });
    if (done.get()) return 0;
    const archived = (await archive.byOwner(localOwner(user))).map(withKey);
    for (const essay of oldestFirst(archived)) await store(essay);
    done.set(true);
    return archived.length;
  }

  return {
    of,
    async move(user, store) {
      let moved = 0;
      try {
        for (const essay of oldestFirst(of(user))) {
          await store(essay);
          remove(essay.correction);
          moved += 1;
        }
        moved += await moveArchive(user, store);
      } catch {
        // Silent as specified (§8 "migration"): the rest is tried again the next time.
      }
      return moved;
    },
  };
}

/** The key makes a second try harmless, also after a crash between storing and removing. */
function withKey(correction: StoredCorrection): LocalEssay {
  return { key: `local:${correction.id}`, correction };
}

function isOwnedBy({ owner = DEMO_OWNER }: StoredCorrection, user: Owner): boolean {
  return [DEMO_OWNER, localOwner(user)].includes(owner);
}

/** How the local mode names the account of an e-mail. */
function localOwner({ email }: Owner): string {
  return `local:${email}`;
}

function oldestFirst(essays: readonly LocalEssay[]): LocalEssay[] {
  const sentAt = ({ correction }: LocalEssay) => Date.parse(correction.submittedAt);
  return [...essays].sort((a, b) => sentAt(a) - sentAt(b));
}

function readableItems(raw: unknown): StoredCorrection[] {
  if (!Array.isArray(raw)) return NONE;
  return raw.flatMap((item) => {
    const parsed = z.safeParse(StoredCorrectionSchema, item);
    return parsed.success ? [parsed.data] : [];
  });
}
