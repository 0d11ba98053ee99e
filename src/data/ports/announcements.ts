import type { Announcement, AnnouncementText } from '@/domain/announcements/announcement';

/** Announcements of the team to students, teachers or everybody; only developers write them. */
export type AnnouncementBackend = {
  /**
   * The published announcements for the current user, or all announcements for a developer; pinned announcements
   * first, then newest first.
   */
  list(): Promise<Announcement[]>;
  publish(text: AnnouncementText): Promise<void>;
  /** `conflict`: somebody changed the same fields since `seen` was read; nothing is stored. */
  edit(id: string, text: AnnouncementText, seen?: Announcement): Promise<'saved' | 'conflict'>;
  remove(id: string): Promise<void>;
};
