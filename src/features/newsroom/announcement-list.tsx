import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAnnouncements } from '@/data/use-announcements';
import type { Announcement } from '@/domain/announcements/announcement';
import { lazyDialog } from '@/lib/lazy-dialog';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Skeleton } from '@/ui/skeleton';
import { AnnouncementRow } from './announcement-row';
import { KeptDraftNotice } from './kept-draft-notice';
import { NEW, type EditorLink } from './editor-link';
import { NewsroomFailed } from './newsroom-failed';

const DeleteDialog = lazyDialog(() => import('./delete-dialog').then((module) => module.DeleteDialog));

type AnnouncementListProps = { linkTo: EditorLink; returnedFrom: string | null };

/** All announcements that are out, newest first, to be changed or deleted. */
export function AnnouncementList({ linkTo, returnedFrom }: AnnouncementListProps) {
  const { data, isPending, isError, refetch } = useAnnouncements();
  const [asked, setAsked] = useState<Announcement | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const newLink = useRef<HTMLAnchorElement>(null);

  // Its button goes along with a row: the keyboard goes on from the top of the list.
  const isGone = deletedId !== null && data !== undefined && !data.some(({ id }) => id === deletedId);
  useEffect(() => {
    if (isGone) heading.current?.focus();
  }, [isGone]);

  useEffect(() => {
    if (returnedFrom === NEW) newLink.current?.focus();
  }, [returnedFrom]);

  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none lg:text-2xl">
            Comunicados
          </h2>
          {data && data.length > 0 && <p className="num mt-1 text-ink-2">{published(data.length)}</p>}
        </div>
        <LinkButton {...linkTo(NEW)} ref={newLink} className="max-sm:w-full">
          <Plus size={19} strokeWidth={1.75} aria-hidden="true" />
          Novo comunicado
        </LinkButton>
      </header>
      <KeptDraftNotice announcements={data} linkTo={linkTo} />
      {isPending && <ListSkeleton />}
      {isError && !data && <NewsroomFailed onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState griffin="reading" title="Nenhum comunicado publicado" headingLevel={3}>
          O que você publicar aqui aparece para alunos e professores, do mais novo ao mais antigo.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="border-t">
          {data.map((announcement) => (
            <AnnouncementRow
              key={announcement.id}
              announcement={announcement}
              link={linkTo(announcement.id)}
              takesFocus={announcement.id === returnedFrom}
              onDelete={() => {
                setAsked(announcement);
                setIsAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      <DeleteDialog
        key={asked?.id}
        open={isAsking}
        announcement={asked}
        onClose={() => setIsAsking(false)}
        onDeleted={setDeletedId}
      />
    </>
  );
}

function published(count: number): string {
  return count === 1 ? '1 publicado' : `${count.toLocaleString('pt-BR')} publicados`;
}

function ListSkeleton() {
  return (
    <div className="border-t">
      <output className="sr-only">Carregando os comunicados</output>
      {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
        <div key={width} className="grid gap-2.5 border-b py-5">
          <Skeleton className={`h-6 ${width}`} />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
  );
}
