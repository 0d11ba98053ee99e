import type { KeyValueStorage } from '../local/storage';
import { connectedKeys } from './connected-context';

/** For devices without storage; the ids are kept until the page is closed. */
const inMemory = new Set<string>();

/**
 * Ids of accounts whose requested deletion the server has not answered, kept on the device over reloads,
 * but no longer than the session. Never throws.
 */
export function createAskedDeletion(storage: KeyValueStorage | null) {
  return {
    has(userId: string): boolean {
      try {
        return inMemory.has(userId) || Boolean(storage?.getItem(connectedKeys.deletionAsked(userId)));
      } catch {
        return false;
      }
    },
    keep(userId: string): void {
      try {
        if (!storage) throw new Error('no storage');
        storage.setItem(connectedKeys.deletionAsked(userId), 'true');
      } catch {
        inMemory.add(userId);
      }
    },
    drop(userId: string): void {
      inMemory.delete(userId);
      try {
        storage?.removeItem(connectedKeys.deletionAsked(userId));
      } catch {
        // Blocked storage contains nothing to remove.
      }
    },
  };
}
