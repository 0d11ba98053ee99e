import type { ComponentProps } from 'react';
import { useAnnouncements, useReadAnnouncements } from '@/data/use-announcements';
import type { Announcement } from '@/domain/announcements/announcement';
import { EmptyState } from '@/ui/empty-state';
import type { Link } from '@/ui/link';
import { AnnouncementCard } from './announcement-card';
import { AnnouncementsFailed } from './announcements-failed';
import { AnnouncementsSkeleton } from './announcements-skeleton';

type AnnouncementBoardProps = {
  linkTo: (id: string) => Pick<ComponentProps<typeof Link>, 'to' | 'state'>;
  /** The announcement that was open until now: its card takes the focus. */
  returnedFrom: string | null;
};

/** All announcements as cards, newest first (spec §2 "Announcements"). */
export function AnnouncementBoard({ linkTo, returnedFrom }: AnnouncementBoardProps) {
  const { data: announcements, isPending, isError, refetch } = useAnnouncements();
  const read = useReadAnnouncements();

  return (
    <>
      <header className="mb-6">
        <h2 className="text-xl lg:text-2xl">Comunicados</h2>
        {announcements && announcements.length > 0 && <Counts announcements={announcements} read={read} />}
      </header>
      {isPending && <AnnouncementsSkeleton />}
      {isError && !announcements && <AnnouncementsFailed onRetry={() => void refetch()} />}
      {announcements?.length === 0 && (
        <EmptyState griffin="reading" title="Nenhum comunicado por enquanto" headingLevel={3}>
          Avisos e dicas da equipe aparecem aqui, do mais novo ao mais antigo.
        </EmptyState>
      )}
      {announcements && announcements.length > 0 && (
        <ul className="grid gap-5 md:grid-cols-2 lg:gap-7">
          {announcements.map((announcement) => (
            <AnnouncementCard
              key={announcement.id}
              announcement={announcement}
              isUnread={!read.includes(announcement.id)}
              takesFocus={announcement.id === returnedFrom}
              link={linkTo(announcement.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type CountsProps = { announcements: readonly Announcement[]; read: readonly string[] };

function Counts({ announcements, read }: CountsProps) {
  const unread = announcements.filter(({ id }) => !read.includes(id)).length;
  const isOne = unread === 1;
  return (
    <p className="num mt-1.5 text-ink-2">
      {unread === 0 ? (
        'Você leu todos.'
      ) : (
        <>
          <b>{unread}</b> não {isOne ? 'lido' : 'lidos'} de {announcements.length}
        </>
      )}
    </p>
  );
}
