import { Suspense } from 'react';
import { AnnouncementBoard } from '@/features/announcements/announcement-board';
import { AnnouncementById } from '@/features/announcements/announcement-by-id';
import { AnnouncementsSkeleton } from '@/features/announcements/announcements-skeleton';
import { useOpenedItem } from '../navigation/use-opened-item';

/** Announcements of either area: the board, or with `?ver=<id>` one announcement. */
export default function AnnouncementsPage() {
  const { id, lastId, cameFromList, linkTo, close } = useOpenedItem();
  if (id !== null) return <AnnouncementById key={id} id={id} takesFocus={cameFromList} onBack={close} />;
  return (
    <Suspense
      fallback={
        <>
          <h2 className="mb-6 text-xl lg:text-2xl">Comunicados</h2>
          <AnnouncementsSkeleton />
        </>
      }
    >
      <AnnouncementBoard linkTo={linkTo} returnedFrom={lastId} />
    </Suspense>
  );
}
