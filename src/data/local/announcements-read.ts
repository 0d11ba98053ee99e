import * as z from 'zod/mini';
import type { Store } from '../services';
import { areaKeys } from './area-keys';
import { createLocalStore } from './create-local-store';
import { createOwnedStore } from './owned-store';
import type { Owner } from './owner';
import { readableItems } from './readable-items';
import type { KeyValueStorage } from './storage';

const NONE: readonly string[] = [];
const IdSchema = z.string();

/** The announcements each account has opened on this device. Nothing is ever unread again: what is set is added. */
export function createAnnouncementsRead(
  storage: KeyValueStorage | null,
  owner: Owner,
): Store<readonly string[]> {
  const { update, ...store } = createOwnedStore(owner, (name) =>
    createLocalStore({
      key: areaKeys.announcementsRead(name),
      schema: z.readonly(z.array(IdSchema)),
      fallback: NONE,
      storage,
      salvage: (raw) => readableItems(IdSchema, raw),
    }),
  );
  return { ...store, set: (ids) => update((known) => [...new Set([...known, ...ids])]) };
}
