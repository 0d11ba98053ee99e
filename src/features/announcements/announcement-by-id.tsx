import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { PRODUCT_NAME } from '@/copy/product';
import { useAnnouncements } from '@/data/use-announcements';
import { useShownTitle } from '@/lib/use-shown-title';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { AnnouncementsFailed } from './announcements-failed';
import { OpenedAnnouncement } from './opened-announcement';

type AnnouncementByIdProps = {
  id: string;
  /** Somebody came here from the board: the reading goes on at the title. */
  takesFocus: boolean;
  onBack: () => void;
};

/** The announcement an address names, or a plain sentence when there is none of that name. */
export function AnnouncementById({ id, takesFocus, onBack }: AnnouncementByIdProps) {
  const { data, isPending, refetch } = useAnnouncements();
  const announcement = data?.find((one) => one.id === id);
  useShownTitle(announcement && `${announcement.titulo} · ${PRODUCT_NAME}`);

  useEffect(() => {
    // In a block: newer browsers answer with a promise, which is no clean-up.
    window.scrollTo(0, 0);
  }, []);

  if (data && !announcement)
    return (
      <EmptyState
        title="Comunicado não encontrado"
        action={<Button onClick={onBack}>Ver comunicados</Button>}
      >
        Ele pode ter sido retirado, ou o endereço chegou incompleto.
      </EmptyState>
    );
  return (
    <div>
      <Button variant="ghost" size="small" onClick={onBack} className="-ml-3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Comunicados
      </Button>
      <div className="mt-3">
        {announcement && <OpenedAnnouncement announcement={announcement} takesFocus={takesFocus} />}
        {!announcement && isPending && <ArticleSkeleton />}
        {!announcement && !isPending && <AnnouncementsFailed onRetry={() => void refetch()} />}
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
