import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PRODUCT_NAME } from '@/copy/product';
import { useServices } from '@/data/services-context';
import type { Announcement } from '@/domain/announcements/announcement';
import { useShownTitle } from '@/lib/use-shown-title';
import { useAnnouncements } from '@/queries/announcement-queries';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { AnnouncementArticle } from './announcement-article';
import { ANNOUNCEMENTS_FAILED } from './announcement-board';

type AnnouncementByIdProps = {
  id: string;
  /** True after navigation from the board, so that the title takes the focus. */
  takesFocus: boolean;
  onBack: () => void;
};

/** The announcement in the URL, or a message if no announcement has that id. */
export function AnnouncementById({ id, takesFocus, onBack }: AnnouncementByIdProps) {
  const announcements = useAnnouncements();
  const announcement = announcements.data?.find((one) => one.id === id);
  useShownTitle(announcement && `${announcement.titulo} · ${PRODUCT_NAME}`);

  useEffect(() => {
    // Braces are needed because newer browsers return a promise, which is not a clean-up function.
    window.scrollTo(0, 0);
  }, []);

  if (announcements.data && !announcement)
    return (
      <EmptyState
        title="Comunicado não encontrado"
        action={<Button onClick={onBack}>Ver comunicados</Button>}
      >
        Ele pode ter sido excluído, ou o link chegou incompleto.
      </EmptyState>
    );
  return (
    <div>
      <Button variant="ghost" size="small" onClick={onBack} className="-ml-3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Comunicados
      </Button>
      <div className="mt-3">
        <Loaded
          query={{ ...announcements, data: announcement }}
          placeholder={<ArticleSkeleton />}
          failed={ANNOUNCEMENTS_FAILED}
        >
          {(opened) => <OpenedAnnouncement announcement={opened} takesFocus={takesFocus} />}
        </Loaded>
      </div>
    </div>
  );
}

function ArticleSkeleton() {
  return (
    <div className="grid max-w-184 gap-4 rounded-lg border bg-paper p-5 sm:p-9">
      <output className="sr-only">Carregando o comunicado</output>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="mt-2 h-48" />
    </div>
  );
}

type OpenedAnnouncementProps = { announcement: Announcement; takesFocus: boolean };

/** Marks the announcement as read when it is shown. */
function OpenedAnnouncement({ announcement, takesFocus }: OpenedAnnouncementProps) {
  const { id } = announcement;
  const { announcementsRead } = useServices();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => void announcementsRead.set([id]), [id, announcementsRead]);

  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return <AnnouncementArticle announcement={announcement} titleRef={title} />;
}
