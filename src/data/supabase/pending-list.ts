import * as z from 'zod/mini';
import { createLocalStore } from '../local/create-local-store';
import { perOwner } from '../local/per-owner';
import { readableItems } from '../local/readable-items';
import type { KeyValueStorage } from '../local/storage';

/** What each account has sent and the server does not have, on this device. `key` makes sending one twice harmless. */
export type PendingList<Item extends { key: string }> = {
  /** The oldest first; the same list until it changes. */
  of(owner: string): Item[];
  /** Answers whether it is on the disk; it lives in memory either way. One of the same key gives way. */
  add(owner: string, item: Item): boolean;
  /** Answers likewise. */
  change(owner: string, key: string, changes: Partial<Item>): boolean;
  remove(owner: string, key: string): void;
};

/** A list "aguardando envio" (decisions §5). Signing out leaves it: it is sent when its owner is back. */
export function createPendingList<Item extends { key: string }>(
  storage: KeyValueStorage | null,
  nameOf: (owner: string) => string,
  schema: z.ZodMiniType<Item>,
): PendingList<Item> {
  const NONE: Item[] = [];
  const storeOf = perOwner((owner) =>
    createLocalStore({
      key: nameOf(owner),
      schema: z.array(schema),
      fallback: NONE,
      storage,
      salvage: (raw) => readableItems(schema, raw),
    }),
  );
  const without = (items: Item[], key: string) => items.filter((one) => one.key !== key);
  return {
    of: (owner) => storeOf(owner).get(),
    add: (owner, item) => storeOf(owner).update((all) => [...without(all, item.key), item]),
    change: (owner, key, changes) =>
      storeOf(owner).update((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    remove(owner, key) {
      storeOf(owner).update((all) => {
        const left = without(all, key);
        return left.length > 0 ? left : NONE;
      });
    },
  };
}
