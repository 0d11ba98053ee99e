import type { CorrectionsArchive } from '@/data/local/corrections-archive';
import type { StoredCorrection } from '@/contracts/essays';

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
      const isReplaced = (kept: StoredCorrection) =>
        corrections.some(({ owner, id }) => owner === kept.owner && id === kept.id);
      this.items = [...this.items.filter((kept) => !isReplaced(kept)), ...corrections];
      return true;
    },
    async byOwner(owner) {
      return this.isBlocked ? [] : this.items.filter((item) => item.owner === owner);
    },
    async idsOf(owner) {
      return (await this.byOwner(owner)).map(({ id }) => id);
    },
    async byIds(owner, ids) {
      return (await this.byOwner(owner)).filter(({ id }) => ids.includes(id));
    },
  };
}
