import type { DBSchema, IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { StoredCorrectionSchema, type StoredCorrection } from '@/contracts/stored-correction';
import { DEMO_OWNER } from './keys';

type ArchivedCorrection = StoredCorrection & { owner: string };

/** Everything beyond the cap of the specified key; never capped itself (decisions §5). */
export type CorrectionsArchive = {
  /** Answers whether all of them are kept for good. Never throws. */
  put(corrections: StoredCorrection[]): Promise<boolean>;
  /** The owner's archived corrections; empty when the archive cannot be read. Never throws. */
  byOwner(owner: string): Promise<StoredCorrection[]>;
};

interface ArchiveSchema extends DBSchema {
  corrections: { key: [string, string]; value: ArchivedCorrection; indexes: { owner: string } };
}

/** An open that neither succeeds nor fails (a known browser fault) counts as a missing database after this. */
const OPEN_TIMEOUT_MS = 3000;

export function createCorrectionsArchive(databaseName = 'grifo'): CorrectionsArchive {
  let opening: Promise<IDBPDatabase<ArchiveSchema>> | null = null;

  /** A failed open is tried again next time: the student may have allowed storage meanwhile. */
  function open() {
    opening ??= withTimeout(openArchive(databaseName), OPEN_TIMEOUT_MS).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

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
        const found = await database.getAllFromIndex('corrections', 'owner', owner);
        return found.flatMap((one) => {
          const parsed = z.safeParse(StoredCorrectionSchema, one);
          return parsed.success ? [parsed.data] : [];
        });
      } catch {
        return [];
      }
    },
  };
}

async function openArchive(databaseName: string): Promise<IDBPDatabase<ArchiveSchema>> {
  const { openDB } = await import('idb');
  return openDB<ArchiveSchema>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('corrections', { keyPath: ['owner', 'id'] }).createIndex('owner', 'owner');
    },
  });
}

function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
