import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Announcement } from '@/domain/announcements/announcement';
import { ownQuery } from './own-query';
import { useSessionUser, useStore } from './services-context';
import { useLateServices } from './use-late-services';

/** The announcements of the team, newest first, read again whenever one was published here. */
export function useAnnouncements(): UseQueryResult<Announcement[]> {
  const { announcements, newsroom } = useLateServices();
  const userId = useSessionUser().id;
  const version = useStore(newsroom.version);
  return useQuery(ownQuery(['announcements', userId, version], () => announcements.list()));
}

/** Ids of those the current user has opened. */
export function useReadAnnouncements(): readonly string[] {
  return useStore(useLateServices().announcements.read);
}
