import { useState } from 'react';
import { useAnnouncements } from '@/data/use-announcements';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { AnnouncementEditor } from './announcement-editor';
import type { RenderArticle } from './live-preview';
import { NewsroomFailed } from './newsroom-failed';

type EditorByIdProps = { id: string; renderArticle: RenderArticle; onClose: () => void };

/** The editor of the announcement an address names. Once open it stays, whatever others delete meanwhile. */
export function EditorById({ id, renderArticle, onClose }: EditorByIdProps) {
  const { data, isError, refetch } = useAnnouncements();
  const found = data?.find((one) => one.id === id);
  const [opened, setOpened] = useState(found);
  if (found && !opened) setOpened(found);

  if (opened) {
    return (
      <AnnouncementEditor announcement={found ?? opened} renderArticle={renderArticle} onClose={onClose} />
    );
  }
  if (data) {
    return (
      <EmptyState
        title="Comunicado não encontrado"
        action={<Button onClick={onClose}>Ver comunicados</Button>}
      >
        Ele pode ter sido excluído, ou o endereço chegou incompleto.
      </EmptyState>
    );
  }
  if (isError) return <NewsroomFailed onRetry={() => void refetch()} />;
  return (
    <div className="grid max-w-160 gap-4">
      <output className="sr-only">Carregando o comunicado</output>
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-96" />
    </div>
  );
}
