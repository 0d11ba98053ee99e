import type { Announcement } from '@/domain/announcements/announcement';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';
import type { AnnouncementRepository } from '../late-services';
import { createAnnouncementsRead } from './announcements-read';
import type { AnnouncementsStore } from './announcements-store';
import type { LocalLatePorts } from './create-late-services';

/** Three announcements of our own (decisions §2), and what developers of this device made of them. */
export function createAnnouncementRepository(
  { context, owner }: LocalLatePorts,
  announcements: AnnouncementsStore,
): AnnouncementRepository {
  return {
    list: async () => (announcements.get() ?? SAMPLE_ANNOUNCEMENTS).toSorted(newestFirst),
    read: createAnnouncementsRead(context.storage, owner),
  };
}

function newestFirst(one: Announcement, other: Announcement): number {
  return Date.parse(other.criado_em) - Date.parse(one.criado_em);
}
