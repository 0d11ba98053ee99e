import type { AppConfig } from '@/contracts/config';

/** The part of Web Storage that the local stores need; tests pass their own. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's local storage, or null where even touching it throws (blocked site data). */
export function browserStorage(): KeyValueStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The dependencies of local repositories. Time is injected, so that tests can set it. */
export type LocalContext = {
  config: AppConfig;
  storage: KeyValueStorage | null;
  now: () => Date;
};
