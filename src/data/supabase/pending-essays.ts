import * as z from 'zod/mini';
import { PendingEssaySchema, type PendingEssay } from '@/contracts/pending-essay';
import { createLocalStore } from '../local/create-local-store';
import { perOwner } from '../local/per-owner';
import type { KeyValueStorage } from '../local/storage';
import { connectedKeys } from './connected-keys';

const NONE: PendingEssay[] = [];

export type PendingEssays = {
  /** What an account has sent and the server does not have, the oldest first; the same list until it changes. */
  of(owner: string): PendingEssay[];
  /** Answers whether it is on the disk; it lives in memory either way. */
  add(owner: string, essay: PendingEssay): boolean;
  change(owner: string, key: string, changes: Partial<PendingEssay>): void;
  remove(owner: string, key: string): void;
};

/** The copies "aguardando envio" (decisions §5). Signing out leaves them: they are sent when their owner is back. */
export function createPendingEssays(storage: KeyValueStorage | null): PendingEssays {
  const storeOf = perOwner((owner) =>
    createLocalStore({
      key: connectedKeys.pending(owner),
      schema: z.array(PendingEssaySchema),
      fallback: NONE,
      storage,
      salvage: readableItems,
    }),
  );
  return {
    of: (owner) => storeOf(owner).get(),
    add: (owner, essay) => storeOf(owner).update((all) => [...all, essay]),
    change(owner, key, changes) {
      storeOf(owner).update((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
    },
    remove(owner, key) {
      storeOf(owner).update((all) => {
        const left = all.filter((one) => one.key !== key);
        return left.length > 0 ? left : NONE;
      });
    },
  };
}

function readableItems(raw: unknown): PendingEssay[] {
  if (!Array.isArray(raw)) return NONE;
  return raw.flatMap((item) => {
    const parsed = z.safeParse(PendingEssaySchema, item);
    return parsed.success ? [parsed.data] : [];
  });
}
