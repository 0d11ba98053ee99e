import { AppError } from '@/contracts/app-error';
import type { Store } from '../services';
import { createListeners } from './listeners';
import type { KeyValueStorage } from './storage';
import * as z from 'zod/mini';

export type LocalStoreOptions<T> = {
  key: string;
  schema: z.ZodMiniType<T>;
  /** The value if nothing is stored; setting this value removes the key. */
  fallback: T;
  storage: KeyValueStorage | null;
  /** Converts an older shape to the current one before validation. */
  migrate?: (raw: unknown) => unknown;
  /** Returns the usable part of a value that the schema refuses; the original is backed up first. */
  salvage?: (raw: unknown) => T;
};

export type LocalStore<T> = Store<T> & {
  /**
   * Reads the value from storage again, changes it and writes it, so that another tab's last write is not undone by
   * a stale copy.
   */
  update(change: (current: T) => T): boolean;
  /** Fires only for changes made by another tab. */
  subscribeExternal(listener: () => void): () => void;
};

/** `raw` is the text read from the disk; `isSafe` tells whether it may be overwritten without losing anything. */
type Cached<T> = { raw: string | null; value: T; isSafe: boolean };

/**
 * One key of local storage with a schema. Stored values are not trusted: a value that cannot be read is backed up
 * under `<key>.backup` and the fallback is used. A full or blocked storage never throws: `set` returns false and
 * the value is kept in memory.
 */
export function createLocalStore<T>(options: LocalStoreOptions<T>): LocalStore<T> {
  const { key, fallback, storage } = options;
  const listeners = createListeners();
  const externalListeners = createListeners();
  let cached: Cached<T> | null = null;
  let isMemoryOnly = false;

  /** undefined if the storage cannot even be read. */
  function readRaw(): string | null | undefined {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return undefined;
    }
  }

  function get(): T {
    return (cached ??= decode(readRaw() ?? null)).value;
  }

  function decode(raw: string | null): Cached<T> {
    if (raw === null) return { raw, value: fallback, isSafe: true };
    const { value, isWhole } = parseStored(raw, options);
    return { raw, value, isSafe: isWhole || backUpUnreadable(storage, key, raw) };
  }

  /** Takes over what another tab has written, unless this tab holds a value that could not be written. */
  function refresh() {
    if (isMemoryOnly && cached) return;
    const raw = readRaw();
    // If the storage has become blocked, the cached value stays.
    if (raw === undefined && cached) return;
    if (cached?.raw !== raw) cached = decode(raw ?? null);
  }

  function set(value: T): boolean {
    const isStored = write(value);
    listeners.notify();
    return isStored;
  }

  function write(value: T): boolean {
    get();
    const raw = value === fallback ? null : JSON.stringify(value);
    isMemoryOnly = !isSafeToOverwrite() || !writeRaw(raw);
    cached = isMemoryOnly ? { raw: null, ...cached, value, isSafe: false } : { raw, value, isSafe: true };
    return !isMemoryOnly;
  }

  /** An unreadable value may only be replaced once its backup exists. */
  function isSafeToOverwrite(): boolean {
    const raw = readRaw() ?? null;
    return (cached?.isSafe === true && cached.raw === raw) || decode(raw).isSafe;
  }

  function writeRaw(raw: string | null): boolean {
    if (!storage) return false;
    try {
      if (raw === null) storage.removeItem(key);
      else storage.setItem(key, raw);
      return true;
    } catch {
      return false;
    }
  }

  function followOtherTab() {
    // A write by another tab is newer than this tab's value, even if that value never reached the disk.
    isMemoryOnly = false;
    const before = cached?.raw;
    refresh();
    if (cached?.raw === before) return;
    externalListeners.notify();
    listeners.notify();
  }

  window.addEventListener('storage', (event) => {
    const isOurs = event.key === null || event.key === key;
    if (isOurs && (event.storageArea === null || event.storageArea === storage)) followOtherTab();
  });
  // A page restored by the browser's back button has missed the events meanwhile.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) followOtherTab();
  });

  return {
    get,
    set,
    update(change) {
      refresh();
      return set(change(get()));
    },
    subscribe: listeners.subscribe,
    subscribeExternal: externalListeners.subscribe,
  };
}

function parseStored<T>(raw: string, options: LocalStoreOptions<T>): { value: T; isWhole: boolean } {
  const { schema, fallback, migrate, salvage } = options;
  try {
    const json: unknown = JSON.parse(raw);
    const parsed = z.safeParse(schema, migrate ? migrate(json) : json);
    if (parsed.success) return { value: parsed.data, isWhole: true };
    return { value: salvage ? salvage(json) : fallback, isWhole: false };
  } catch {
    return { value: fallback, isWhole: false };
  }
}

/**
 * Stores an unreadable value under `<key>.backup`, once. A different unreadable value goes to `.backup.2` and so
 * on, so that no backup is overwritten. Returns whether the value has a backup.
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

/** `<name>.backup` for the first backup of something, `<name>.backup.2` for the second, and so on. */
export function backupName(name: string, number: number): string {
  return number === 1 ? `${name}.backup` : `${name}.backup.${number}`;
}

/**
 * Changes a store's value and throws `storage-unavailable` if the disk refuses it; the value is then
 * restored, so that a failed change does not look done.
 */
export function updateOrFail<T>(store: LocalStore<T>, change: (current: T) => T): void {
  let before = store.get();
  const isKept = store.update((current) => {
    before = current;
    return change(current);
  });
  if (isKept) return;
  store.set(before);
  throw new AppError('storage-unavailable');
}

/** The readable items of a stored list; empty if the value is no list. */
export function readableItems<T>(item: z.ZodMiniType<T>, raw: unknown): T[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one) => {
    const parsed = z.safeParse(item, one);
    return parsed.success ? [parsed.data] : [];
  });
}
