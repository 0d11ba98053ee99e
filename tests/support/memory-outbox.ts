import type { Outbox, OutboxEntry } from '@/data/local/outbox';

export type MemoryOutbox = Outbox & {
  entries: Map<string, OutboxEntry>;
  /** Whether new entries are refused. */
  isFull: boolean;
};

/** An outbox in memory. */
export function createMemoryOutbox(): MemoryOutbox {
  const entries = new Map<string, OutboxEntry>();
  const outbox: MemoryOutbox = {
    entries,
    isFull: false,
    async put(entry) {
      // Stores a copy, as a database does.
      if (!outbox.isFull) entries.set(entry.id, structuredClone(entry));
      return !outbox.isFull;
    },
    remove: async (id) => void entries.delete(id),
    of: async (owner) =>
      [...entries.values()].filter((entry) => entry.owner === owner).sort((a, b) => a.queuedAt - b.queuedAt),
  };
  return outbox;
}
