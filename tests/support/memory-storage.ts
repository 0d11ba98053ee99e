import type { KeyValueStorage } from '@/data/local/storage';

/** A storage for tests that can be set to be full or blocked. */
export class MemoryStorage implements KeyValueStorage {
  readonly items = new Map<string, string>();
  /** `full` refuses writes, `blocked` refuses everything. */
  state: 'ok' | 'full' | 'blocked' = 'ok';

  constructor(items: Record<string, string> = {}) {
    for (const [key, value] of Object.entries(items)) this.items.set(key, value);
  }

  getItem(key: string): string | null {
    this.refuse(this.state === 'blocked');
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.refuse(this.state !== 'ok');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.refuse(this.state === 'blocked');
    this.items.delete(key);
  }

  /** The parsed value under a key, or null. */
  json(key: string): unknown {
    const raw = this.items.get(key);
    return raw === undefined ? null : JSON.parse(raw);
  }

  private refuse(isRefused: boolean) {
    if (isRefused) throw new DOMException('refused', 'QuotaExceededError');
  }
}

/** Writes as another tab would: the value, then the event. */
export function writeFromOtherTab(storage: MemoryStorage, key: string, value: unknown) {
  const newValue = value === null ? null : JSON.stringify(value);
  if (newValue === null) storage.items.delete(key);
  else storage.items.set(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
