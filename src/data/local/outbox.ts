import type { DehydratedState } from '@tanstack/react-query';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openOnDemand } from './open-on-demand';

/** A mutation that the server has not received yet. `id` is the idempotency key. */
export type OutboxEntry = {
  id: string;
  /** The account to which the mutation belongs. */
  owner: string;
  /** In ms since the epoch; the oldest is sent first. */
  queuedAt: number;
  mutation: DehydratedState['mutations'][number];
};

/** Mutations of all users of this device that wait for the server, in IndexedDB. No method throws. */
export type Outbox = {
  /** Returns whether the device has stored it. */
  put(entry: OutboxEntry): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** The mutations of an account, the oldest first; empty if the browser has no database. */
  of(owner: string): Promise<OutboxEntry[]>;
};

interface OutboxSchema extends DBSchema {
  mutations: { key: string; value: OutboxEntry; indexes: { owner: string } };
}

export function createOutbox(databaseName = 'grifo-outbox'): Outbox {
  const open = openOnDemand((onEnd) => openDatabase(databaseName, onEnd));
  return {
    async put(entry) {
      try {
        await (await open()).put('mutations', entry);
        return true;
      } catch {
        return false;
      }
    },
    async remove(id) {
      await open()
        .then((database) => database.delete('mutations', id))
        .catch(() => undefined);
    },
    async of(owner) {
      try {
        const entries = await (await open()).getAllFromIndex('mutations', 'owner', owner);
        return entries.sort((a, b) => a.queuedAt - b.queuedAt);
      } catch {
        return [];
      }
    },
  };
}

async function openDatabase(databaseName: string, onEnd: () => void): Promise<IDBPDatabase<OutboxSchema>> {
  const { openDB } = await import('idb');
  return openDB<OutboxSchema>(databaseName, 1, {
    terminated: onEnd,
    upgrade(database) {
      database.createObjectStore('mutations', { keyPath: 'id' }).createIndex('owner', 'owner');
    },
  });
}
