import { useEffect, useRef } from 'react';
import { useLateServices } from '@/data/use-late-services';
import type { Announcement } from '@/domain/announcements/announcement';
import { AnnouncementArticle } from './announcement-article';

type OpenedAnnouncementProps = { announcement: Announcement; takesFocus: boolean };

/** The announcement a reader has opened. Shown is read. */
export function OpenedAnnouncement({ announcement, takesFocus }: OpenedAnnouncementProps) {
  const { id } = announcement;
  const { read } = useLateServices().announcements;
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => void read.set([id]), [id, read]);

  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return <AnnouncementArticle announcement={announcement} titleRef={title} />;
}
