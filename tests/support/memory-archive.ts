import type { CorrectionsArchive } from '@/data/local/corrections-archive';
import type { StoredCorrection } from '@/contracts/stored-correction';

/** An archive for tests; `isBlocked` behaves like a browser without IndexedDB. */
export function createMemoryArchive(): CorrectionsArchive & {
  isBlocked: boolean;
  items: StoredCorrection[];
} {
  return {
    isBlocked: false,
    items: [],
    async put(corrections) {
      if (this.isBlocked) return false;
      const ids = new Set(corrections.map(({ id }) => id));
      this.items = [...this.items.filter(({ id }) => !ids.has(id)), ...corrections];
      return true;
    },
    async byOwner(owner) {
      return this.isBlocked ? [] : this.items.filter((item) => item.owner === owner);
    },
  };
}
