import type { Outbox, OutboxEntry } from '@/data/local/outbox';

export type MemoryOutbox = Outbox & {
  entries: Map<string, OutboxEntry>;
  /** Refuses what it is given. */
  isFull: boolean;
};

/** An outbox that lives as long as the test. */
export function createMemoryOutbox(): MemoryOutbox {
  const entries = new Map<string, OutboxEntry>();
  const outbox: MemoryOutbox = {
    entries,
    isFull: false,
    async put(entry) {
      // As a database stores it: a copy.
      if (!outbox.isFull) entries.set(entry.id, structuredClone(entry));
      return !outbox.isFull;
    },
    remove: async (id) => void entries.delete(id),
    of: async (owner) =>
      [...entries.values()].filter((entry) => entry.owner === owner).sort((a, b) => a.queuedAt - b.queuedAt),
  };
  return outbox;
}
