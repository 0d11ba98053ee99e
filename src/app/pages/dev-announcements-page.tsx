import { AnnouncementArticle } from '@/features/announcements/announcement-article';
import { Newsroom } from '@/features/newsroom/newsroom';
import { useOpenedItem } from '../navigation/location-state';

/**
 * `/dashboard/dev`: announcements, or with `?ver=<id>` the editor of one announcement, which shows the announcement
 * as readers will see it.
 */
export default function DevAnnouncementsPage() {
  const { id, lastId, linkTo, close } = useOpenedItem();
  return (
    <Newsroom
      openedId={id}
      returnedFrom={lastId}
      linkTo={linkTo}
      onClose={close}
      renderArticle={(announcement) => <AnnouncementArticle announcement={announcement} />}
    />
  );
}
