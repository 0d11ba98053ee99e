import { latestFirst } from '@/domain/time/latest-first';
import * as z from 'zod/mini';
import { StoredCorrectionSchema, type StoredCorrection } from '@/contracts/essays';
import { createLocalStore, readableItems } from './create-local-store';
import type { CorrectionsArchive } from './corrections-archive';
import { areaKeys, DEMO_OWNER } from './keys';
import type { KeyValueStorage } from './storage';

/** Maximum number of corrections stored under the key `corrected-essays`, over the whole device (R-HISTORY-4). */
export const MOST_IN_HISTORY = 20;

const NO_ESSAYS: StoredCorrection[] = [];

export type StoredEssays = {
  /** Stores the correction at once if there is room; `done` resolves when archiving and retries are done. */
  add(correction: StoredCorrection): { done: Promise<void> };
  /**
   * An owner's corrections: `near` are those stored under the key and those not written yet, complete and newest
   * first; `archivedIds` are the ids of those in the archive.
   */
  ofOwner(owner: string): Promise<{ near: StoredCorrection[]; archivedIds: string[] }>;
  archived(owner: string, ids: readonly string[]): Promise<StoredCorrection[]>;
};

/**
 * The corrections of this device: under the key `corrected-essays`, in the archive, or in memory if both refuse a
 * correction. A correction leaves the key only once it is archived, and the memory only once the key or the archive
 * has it, so a full or blocked storage loses nothing while the app is open.
 */
export function createStoredEssays(
  storage: KeyValueStorage | null,
  archive: CorrectionsArchive,
): StoredEssays {
  const pending = new Map<string, StoredCorrection>();
  const key = createLocalStore({
    key: areaKeys.correctedEssays,
    schema: z.array(StoredCorrectionSchema),
    fallback: NO_ESSAYS,
    storage,
    salvage: (raw) => readableItems(StoredCorrectionSchema, raw),
  });

  function writeKey(): boolean {
    const isStored = key.update((current) => newestFirst([...pending.values(), ...current]));
    if (isStored) pending.clear();
    return isStored;
  }

  async function writePending() {
    if (pending.size > 0 && !writeKey()) {
      const waiting = [...pending.values()];
      if (await archive.put(waiting)) for (const one of waiting) pending.delete(identity(one));
    }
    await moveOverflow();
  }

  async function moveOverflow() {
    const overflow = key.get().slice(MOST_IN_HISTORY);
    if (overflow.length === 0 || !(await archive.put(overflow))) return;
    const archived = new Set(overflow.map(identity));
    key.update((current) =>
      current.filter((one, index) => index < MOST_IN_HISTORY || !archived.has(identity(one))),
    );
  }

  /**
   * Assigns items without an owner (stored in an older shape, or imported by hand) to the account that first opens
   * them.
   */
  function claim(owner: string) {
    if (owner === DEMO_OWNER || key.get().every((item) => item.owner)) return;
    key.update((current) => current.map((item) => (item.owner ? item : { ...item, owner })));
  }

  return {
    add(correction) {
      pending.set(identity(correction), correction);
      writeKey();
      return { done: writePending() };
    },
    async ofOwner(owner) {
      claim(owner);
      await writePending();
      // Reads the key before the archive, so that an essay that moves between the two reads is found twice rather
      // than missed.
      const here = [...pending.values(), ...key.get()].filter((item) => (item.owner ?? DEMO_OWNER) === owner);
      const near = newestFirst(here);
      const nearIds = new Set(near.map(({ id }) => id));
      return { near, archivedIds: (await archive.idsOf(owner)).filter((id) => !nearIds.has(id)) };
    },
    archived: (owner, ids) => archive.byIds(owner, ids),
  };
}

/** One correction per owner and id, the first occurrence; newest first. */
function newestFirst(items: StoredCorrection[]): StoredCorrection[] {
  const unique = new Map<string, StoredCorrection>();
  for (const item of items) if (!unique.has(identity(item))) unique.set(identity(item), item);
  return [...unique.values()].sort(latestFirst('submittedAt'));
}

/**
 * Ids are unique within an account only, as in the archive, because two accounts may have sent an essay in the same
 * millisecond.
 */
function identity({ owner, id }: StoredCorrection): string {
  return JSON.stringify([owner ?? DEMO_OWNER, id]);
}
