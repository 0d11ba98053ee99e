import type { DBSchema, IDBPDatabase } from 'idb';
import { StoredCorrectionSchema, type StoredCorrection } from '@/contracts/essays';
import { DEMO_OWNER } from './keys';
import { openOnDemand } from './open-on-demand';
import { readableItems } from './create-local-store';

type ArchivedCorrection = StoredCorrection & { owner: string };

/** The corrections beyond the cap of `corrected-essays`; the archive itself has no cap (R-HISTORY-4). */
export type CorrectionsArchive = {
  /** Returns whether all of them are stored permanently. Never throws. */
  put(corrections: StoredCorrection[]): Promise<boolean>;
  /** The owner's archived corrections; empty when the archive cannot be read. Never throws. */
  byOwner(owner: string): Promise<StoredCorrection[]>;
  /** Returns only ids, because reading thousands of whole corrections is slow. Never throws. */
  idsOf(owner: string): Promise<string[]>;
  /** The owner's corrections with these ids that exist and can be read. Never throws. */
  byIds(owner: string, ids: readonly string[]): Promise<StoredCorrection[]>;
};

interface ArchiveSchema extends DBSchema {
  corrections: { key: [string, string]; value: ArchivedCorrection; indexes: { owner: string } };
}

export function createCorrectionsArchive(databaseName = 'grifo'): CorrectionsArchive {
  const open = openOnDemand((onEnd) => openArchive(databaseName, onEnd));

  return {
    async put(corrections) {
      try {
        const database = await open();
        const transaction = database.transaction('corrections', 'readwrite');
        await Promise.all([
          ...corrections.map((one) => transaction.store.put({ owner: DEMO_OWNER, ...one })),
          transaction.done,
        ]);
        return true;
      } catch {
        return false;
      }
    },
    async byOwner(owner) {
      try {
        const database = await open();
        return readableItems(
          StoredCorrectionSchema,
          await database.getAllFromIndex('corrections', 'owner', owner),
        );
      } catch {
        return [];
      }
    },
    async idsOf(owner) {
      try {
        const database = await open();
        const found = await database.getAllKeysFromIndex('corrections', 'owner', owner);
        return found.map(([, id]) => id);
      } catch {
        return [];
      }
    },
    async byIds(owner, ids) {
      if (ids.length === 0) return [];
      try {
        const { store } = (await open()).transaction('corrections');
        return readableItems(
          StoredCorrectionSchema,
          await Promise.all(ids.map((id) => store.get([owner, id]))),
        );
      } catch {
        return [];
      }
    },
  };
}

async function openArchive(databaseName: string, onEnd: () => void): Promise<IDBPDatabase<ArchiveSchema>> {
  const { openDB } = await import('idb');
  return openDB<ArchiveSchema>(databaseName, 1, {
    terminated: onEnd,
    upgrade(database) {
      database.createObjectStore('corrections', { keyPath: ['owner', 'id'] }).createIndex('owner', 'owner');
    },
  });
}
