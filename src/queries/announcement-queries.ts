import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { AnnouncementText } from '@/domain/announcements/announcement';

/** Every mutation has the list read again. */
const KEY = ['announcements'] as const;

/** The announcements of the team: pinned ones first, then newest first. */
export function useAnnouncements() {
  const { announcements } = useBackend();
  return useQuery(queryOptions({ queryKey: KEY, queryFn: () => announcements.list() }));
}

/** Without an id, publishes a new announcement. */
export function useSaveAnnouncement() {
  const { announcements } = useBackend();
  return useMutation({
    mutationFn: ({ id, text }: { id: string | null; text: AnnouncementText }) =>
      id === null ? announcements.publish(text) : announcements.edit(id, text),
    meta: { invalidates: KEY },
  });
}

export function useRemoveAnnouncement() {
  const { announcements } = useBackend();
  return useMutation({ mutationFn: (id: string) => announcements.remove(id), meta: { invalidates: KEY } });
}
