import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { Announcement, AnnouncementText } from '@/domain/announcements/announcement';

/** Every mutation invalidates this key. */
const KEY = ['announcements'] as const;

/** The announcements of the team: pinned announcements first, then newest first. */
export function useAnnouncements() {
  const { announcements } = useBackend();
  return useQuery(queryOptions({ queryKey: KEY, queryFn: () => announcements.list() }));
}

type SavedAnnouncement = {
  id: string | null;
  text: AnnouncementText;
  /** The version opened in the editor. */
  seen?: Announcement | undefined;
};

/** Saves an announcement; without an id, publishes a new announcement. */
export function useSaveAnnouncement() {
  const { announcements } = useBackend();
  return useMutation({
    mutationFn: async ({ id, text, seen }: SavedAnnouncement): Promise<'saved' | 'conflict'> => {
      if (id !== null) return announcements.edit(id, text, seen);
      await announcements.publish(text);
      return 'saved';
    },
    meta: { invalidates: KEY },
  });
}

export function useRemoveAnnouncement() {
  const { announcements } = useBackend();
  return useMutation({ mutationFn: (id: string) => announcements.remove(id), meta: { invalidates: KEY } });
}
