import * as z from 'zod/mini';
import { StoredAnnouncementSchema } from '@/contracts/stored-announcement';
import type { Announcement } from '@/domain/announcements/announcement';
import { areaKeys } from './area-keys';
import { createLocalStore, type LocalStore } from './create-local-store';
import { readableItems } from './readable-items';
import type { KeyValueStorage } from './storage';

export type AnnouncementsStore = LocalStore<readonly Announcement[] | null>;

/** What everybody on this device reads; null until a developer has changed something. */
export function createAnnouncementsStore(storage: KeyValueStorage | null): AnnouncementsStore {
  return createLocalStore<readonly Announcement[] | null>({
    key: areaKeys.announcements,
    schema: z.nullable(z.array(StoredAnnouncementSchema)),
    fallback: null,
    storage,
    salvage: (raw) => (Array.isArray(raw) ? readableItems(StoredAnnouncementSchema, raw) : null),
  });
}
