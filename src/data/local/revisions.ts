import type { DBSchema, IDBPDatabase } from 'idb';
import { RevisionSchema } from '@/contracts/draft';
import {
  addRevision,
  halveRevisions,
  type Revision,
  type RevisionReason,
  type RevisionText,
} from '@/domain/essay/revisions';
import { createState } from '@/lib/create-state';
import type { RevisionStore } from '../services';
import { createCounter } from './listeners';
import { openOnDemand } from './open-on-demand';
import { type Owner, perOwner } from './owner';
import { readableItems } from './create-local-store';

type Ports = { owner: Owner; now: () => Date; databaseName?: string };

interface VersionsSchema extends DBSchema {
  versions: {
    key: [string, number];
    value: Revision & { owner: string };
    indexes: { owner: string };
  };
}

type Waiting = { text: RevisionText; reason: RevisionReason; at: string };

/**
 * The former states of each account's drafts, on the device in either mode. Versions that the device refuses to
 * store wait in memory and are stored together with the next version. The database is separate from that of the
 * archive, because an upgrade of the archive's database would wait for old tabs.
 */
export function createRevisionStore({ owner, now, databaseName = 'grifo-versions' }: Ports): RevisionStore {
  const open = openOnDemand((onEnd) => openVersions(databaseName, onEnd));
  const waitingOf = perOwner<Waiting[]>(() => []);
  const isKept = createState(true);
  const version = createCounter();
  /** Serializes writes, because each version is compared with the previous version. */
  let queue: Promise<unknown> = Promise.resolve();

  async function read(name: string): Promise<Revision[]> {
    const database = await open().catch(() => null);
    // Without a database, versions are kept in memory only, and `isKept` reports it.
    if (!database) isKept.set(false);
    const found = (await database?.getAllFromIndex('versions', 'owner', name)) ?? [];
    return readableItems(RevisionSchema, found).sort((one, other) => one.order - other.order);
  }

  /** Reads, changes and writes in one transaction. */
  async function change(name: string, move: (versions: Revision[]) => Revision[]): Promise<void> {
    const transaction = (await open()).transaction('versions', 'readwrite');
    const { store } = transaction;
    const found = await store.index('owner').getAll(name);
    const before = readableItems(RevisionSchema, found).sort((one, other) => one.order - other.order);
    const after = move(before);
    const known = new Set(before);
    const staying = new Set(after.map(({ order }) => order));
    await Promise.all([
      ...before.flatMap(({ order }) => (staying.has(order) ? [] : [store.delete([name, order])])),
      ...after.flatMap((one) => (known.has(one) ? [] : [store.put({ ...one, owner: name })])),
      transaction.done,
    ]);
  }

  async function keep(name: string, text: RevisionText, reason: RevisionReason): Promise<void> {
    const waiting = waitingOf(name);
    waiting.push({ text, reason, at: now().toISOString() });
    const count = waiting.length;
    const addAll = (versions: Revision[]) => withWaiting(versions, waiting.slice(0, count));
    try {
      await change(name, addAll).catch(async () => {
        // The most frequent cause is a full disk, and halving the former versions makes room.
        await change(name, halveRevisions);
        await change(name, addAll);
      });
      waiting.splice(0, count);
      isKept.set(true);
    } catch {
      // No more versions wait in memory than the device would store.
      waiting.splice(0, waiting.length - MOST_WAITING);
      isKept.set(false);
    }
    version.bump();
  }

  return {
    version,
    isKept,
    keep({ theme, essay }, reason) {
      // Uses the owner at the time of the call, because another account may be signed in when this write's turn
      // comes.
      const name = owner.last();
      const kept = queue.then(() => keep(name, { theme, essay }, reason));
      queue = kept;
      return kept;
    },
    async list() {
      const name = owner.current();
      await queue;
      const stored = await read(name);
      return withWaiting(stored, waitingOf(name)).sort((one, other) => other.order - one.order);
    },
    async clear() {
      const name = owner.last();
      await queue;
      waitingOf(name).length = 0;
      await change(name, () => []);
      version.bump();
    },
  };
}

const MOST_WAITING = 20;

function withWaiting(versions: Revision[], waiting: readonly Waiting[]): Revision[] {
  return waiting.reduce((all, { text, ...kept }) => addRevision(all, text, kept), versions);
}

async function openVersions(databaseName: string, onEnd: () => void): Promise<IDBPDatabase<VersionsSchema>> {
  const { openDB } = await import('idb');
  return openDB<VersionsSchema>(databaseName, 1, {
    terminated: onEnd,
    upgrade(database) {
      database.createObjectStore('versions', { keyPath: ['owner', 'order'] }).createIndex('owner', 'owner');
    },
  });
}
