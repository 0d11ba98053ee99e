import { Suspense } from 'react';
import { AnnouncementBoard, AnnouncementsSkeleton } from '@/features/announcements/announcement-board';
import { AnnouncementById } from '@/features/announcements/announcement-by-id';
import { useOpenedItem } from '../navigation/location-state';

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
