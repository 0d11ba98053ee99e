import { backupName } from './backup-name';
import type { KeyValueStorage } from './storage';

/**
 * Keeps an unreadable value under `<key>.backup`, once. A second, different one goes to `.backup.2` and so on:
 * nothing found is overwritten. Answers whether the value is safe.
 */
export function backUpUnreadable(storage: KeyValueStorage | null, key: string, raw: string): boolean {
  if (!storage) return false;
  try {
    for (let number = 1; ; number += 1) {
      const backupKey = backupName(key, number);
      const kept = storage.getItem(backupKey);
      if (kept === raw) return true;
      if (kept !== null) continue;
      storage.setItem(backupKey, raw);
      return true;
    }
  } catch {
    return false;
  }
}
