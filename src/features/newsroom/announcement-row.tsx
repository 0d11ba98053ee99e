import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { formatDate } from '@/copy/format-date';
import type { Announcement } from '@/domain/announcements/announcement';
import { excerpt } from '@/lib/excerpt';
import { formatDateTime } from '@/copy/format-date-time';
import { Button } from '@/ui/button';
import type { Link } from '@/ui/link';
import { LinkButton } from '@/ui/link-button';

const EXCERPT_CHARACTERS = 160;

type AnnouncementRowProps = {
  announcement: Announcement;
  link: Pick<ComponentProps<typeof Link>, 'to' | 'state'>;
  takesFocus: boolean;
  onDelete: () => void;
};

/** An announcement in short, with what can be done about it. */
export function AnnouncementRow({ announcement, link, takesFocus, onDelete }: AnnouncementRowProps) {
  const { titulo, conteudo, criado_em, autor_nome } = announcement;
  const editLink = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (takesFocus) editLink.current?.focus();
  }, [takesFocus]);

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b py-5">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-md wrap-anywhere">{titulo}</h3>
        <p className="num mt-1 text-sm wrap-anywhere text-muted">
          <time dateTime={criado_em} title={formatDateTime(criado_em)}>
            {formatDate(new Date(criado_em))}
          </time>{' '}
          · {autor_nome}
        </p>
        <p className="mt-2 max-w-[68ch] text-sm wrap-anywhere text-ink-2">
          {excerpt(conteudo, EXCERPT_CHARACTERS)}
        </p>
      </div>
      <div className="flex gap-2">
        <LinkButton {...link} ref={editLink} variant="outline" size="small" aria-label={`Editar: ${titulo}`}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
          Editar
        </LinkButton>
        <Button variant="danger" size="small" aria-label={`Excluir: ${titulo}`} onClick={onDelete}>
          <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
          Excluir
        </Button>
      </div>
    </li>
  );
}
