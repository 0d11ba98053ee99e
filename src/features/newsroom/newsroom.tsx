import { useState } from 'react';
import { useAnnouncements } from '@/queries/announcement-queries';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { AnnouncementEditor } from './announcement-editor';
import { AnnouncementList, type EditorLink, NEW, NEWSROOM_FAILED } from './announcement-list';
import type { RenderArticle } from './live-preview';

type NewsroomProps = {
  /** The announcement whose editor is open, `NEW`, or null for the list. */
  openedId: string | null;
  /** Id of the announcement whose editor was open before; its link gets the focus. */
  returnedFrom: string | null;
  linkTo: EditorLink;
  onClose: () => void;
  /** Renders an announcement as its readers see it. */
  renderArticle: RenderArticle;
};

/** Page on which developers publish, edit and delete announcements (R-NEWS-2). */
export function Newsroom({ openedId, returnedFrom, linkTo, onClose, renderArticle }: NewsroomProps) {
  if (openedId === null) return <AnnouncementList linkTo={linkTo} returnedFrom={returnedFrom} />;
  if (openedId === NEW) {
    return <AnnouncementEditor announcement={null} renderArticle={renderArticle} onClose={onClose} />;
  }
  return <EditorById key={openedId} id={openedId} renderArticle={renderArticle} onClose={onClose} />;
}

type EditorByIdProps = { id: string; renderArticle: RenderArticle; onClose: () => void };

/** The editor of the announcement in the URL. Once open, it stays open even if the announcement is deleted meanwhile. */
function EditorById({ id, renderArticle, onClose }: EditorByIdProps) {
  const announcements = useAnnouncements();
  const found = announcements.data?.find((one) => one.id === id);
  const [opened, setOpened] = useState(found);
  if (found && !opened) setOpened(found);

  if (opened) {
    return (
      <AnnouncementEditor announcement={found ?? opened} renderArticle={renderArticle} onClose={onClose} />
    );
  }
  return (
    <Loaded query={announcements} placeholder={<EditorSkeleton />} failed={NEWSROOM_FAILED}>
      {() => (
        <EmptyState
          title="Comunicado não encontrado"
          action={<Button onClick={onClose}>Ver comunicados</Button>}
        >
          Ele pode ter sido excluído, ou o link chegou incompleto.
        </EmptyState>
      )}
    </Loaded>
  );
}

function EditorSkeleton() {
  return (
    <div className="grid max-w-160 gap-4">
      <output className="sr-only">Carregando o comunicado</output>
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-96" />
    </div>
  );
}
