import type { KeyValueStorage } from '../local/storage';
import { connectedKeys } from './connected-context';

/** The tokens of the signed-in user, as the storage interface of the library. */
export type TokenStore = KeyValueStorage & {
  /** The user of the tokens; null if there are no readable tokens. */
  userId(): string | null;
  clear(): void;
  /** Whether this page removed the tokens, through the library or `clear`; removals by other tabs are ignored. */
  wereRemovedHere(): boolean;
};

/** If the device refuses storage, the tokens are kept in memory until the page closes. Never throws. */
export function createTokenStore(storage: KeyValueStorage | null): TokenStore {
  const memory = new Map<string, string>();
  let isRemovedHere = false;

  function getItem(key: string): string | null {
    try {
      return memory.get(key) ?? storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  function removeItem(key: string): void {
    if (key === connectedKeys.tokens) isRemovedHere = true;
    memory.delete(key);
    try {
      storage?.removeItem(key);
    } catch {
      // A storage that refuses removal has not stored the token either.
    }
  }

  return {
    getItem,
    removeItem,
    setItem(key, value) {
      if (key === connectedKeys.tokens) isRemovedHere = false;
      memory.delete(key);
      try {
        if (!storage) throw new Error('no storage');
        storage.setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    userId: () => readUserId(getItem(connectedKeys.tokens)),
    clear: () => removeItem(connectedKeys.tokens),
    wereRemovedHere: () => isRemovedHere,
  };
}

function readUserId(raw: string | null): string | null {
  try {
    const stored = JSON.parse(raw ?? 'null') as { user?: { id?: unknown } } | null;
    return typeof stored?.user?.id === 'string' ? stored.user.id : null;
  } catch {
    return null;
  }
}
