import { Pencil, Pin, Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '@/copy/dates';
import { messages } from '@/copy/messages';
import { useServices, useSessionUser } from '@/data/services-context';
import { type Announcement, AUDIENCE_NAMES, isOut } from '@/domain/announcements/announcement';
import { excerpt } from '@/lib/excerpt';
import { lazyDialog } from '@/lib/lazy-dialog';
import { useAnnouncements } from '@/queries/announcement-queries';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { announcementDraft } from './use-announcement-form';

const DeleteDialog = lazyDialog(() => import('./delete-dialog').then((module) => module.DeleteDialog));

/** Used in place of an id in the link to the editor of a new announcement. */
export const NEW = 'novo';

/** The props of a link to the editor of an announcement. */
export type EditorLink = (id: string) => Pick<ComponentProps<typeof Link>, 'to' | 'state'>;

type AnnouncementListProps = { linkTo: EditorLink; returnedFrom: string | null };

/**
 * All announcements, in the order shown to readers, with commands to edit and delete; scheduled announcements show
 * their publication time.
 */
export function AnnouncementList({ linkTo, returnedFrom }: AnnouncementListProps) {
  const announcements = useAnnouncements();
  const { data } = announcements;
  const [asked, setAsked] = useState<Announcement | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const newLink = useRef<HTMLAnchorElement>(null);

  // The focused button is removed with its row, so the heading takes the focus.
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
          {data && data.length > 0 && <Counts announcements={data} />}
        </div>
        <LinkButton {...linkTo(NEW)} ref={newLink} className="max-sm:w-full">
          <Plus size={19} strokeWidth={1.75} aria-hidden="true" />
          Novo comunicado
        </LinkButton>
      </header>
      <DraftNotice announcements={data} linkTo={linkTo} />
      <Loaded
        query={announcements}
        placeholder={<ListSkeleton />}
        failed={NEWSROOM_FAILED}
        empty={
          <EmptyState griffin="reading" title="Nenhum comunicado publicado" headingLevel={3}>
            O que você publicar aqui aparece para alunos, professores ou todos, do mais novo ao mais antigo.
          </EmptyState>
        }
      >
        {(all) => (
          <ul className="border-t">
            {all.map((announcement) => (
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
      </Loaded>
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

function Counts({ announcements }: { announcements: readonly Announcement[] }) {
  const { now } = useServices();
  const out = announcements.filter((one) => isOut(one, now())).length;
  const scheduled = announcements.length - out;
  return (
    <p className="num mt-1 text-ink-2">
      {counted(out, 'publicado')}
      {scheduled > 0 && `, ${counted(scheduled, 'agendado')}`}
    </p>
  );
}

function counted(count: number, word: string): string {
  return `${count.toLocaleString('pt-BR')} ${word}${count === 1 ? '' : 's'}`;
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

const EXCERPT_CHARACTERS = 160;

type AnnouncementRowProps = {
  announcement: Announcement;
  link: ReturnType<EditorLink>;
  takesFocus: boolean;
  onDelete: () => void;
};

/** One announcement with its actions. */
function AnnouncementRow({ announcement, link, takesFocus, onDelete }: AnnouncementRowProps) {
  const { titulo, conteudo, publico, publicar_em, fixado, autor_nome } = announcement;
  const { now } = useServices();
  const isScheduled = !isOut(announcement, now());
  const editLink = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (takesFocus) editLink.current?.focus();
  }, [takesFocus]);

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b py-5">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-md wrap-anywhere">{titulo}</h3>
        <p className="num mt-1 text-sm wrap-anywhere text-muted">
          <time dateTime={publicar_em} title={formatDateTime(publicar_em)}>
            {isScheduled ? `Sai em ${formatDateTime(publicar_em)}` : formatDate(new Date(publicar_em))}
          </time>{' '}
          · {AUDIENCE_NAMES[publico]} · {autor_nome}
        </p>
        {(isScheduled || fixado) && (
          <p className="mt-2 flex flex-wrap gap-2">
            {isScheduled && <Badge variant="warn">Agendado</Badge>}
            {fixado && (
              <Badge variant="outline">
                <Pin size={14} strokeWidth={1.75} aria-hidden="true" />
                Fixado no topo
              </Badge>
            )}
          </p>
        )}
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

type DraftNoticeProps = { announcements: readonly Announcement[] | undefined; linkTo: EditorLink };

/** Offers to continue or to discard an unsaved draft. */
function DraftNotice({ announcements, linkTo }: DraftNoticeProps) {
  const { id: userId } = useSessionUser();
  // Subscribes to the draft, because the editor stores it after this list has mounted.
  const draft = useSyncExternalStore(announcementDraft.subscribe, () => announcementDraft.find(userId));
  if (!draft || !announcements) return null;
  // If the edited announcement was deleted meanwhile, the draft becomes a new announcement.
  const isThere = announcements.some(({ id }) => id === draft.id);
  return (
    <section
      aria-label="Rascunho"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-hl-soft px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        Você deixou um comunicado por terminar{draft.text.titulo && <>: “{draft.text.titulo}”</>}.
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          {...linkTo(isThere && draft.id !== null ? draft.id : NEW)}
          size="small"
          onClick={() => {
            if (!isThere) announcementDraft.keep(userId, { ...draft, id: null });
          }}
        >
          Continuar
        </LinkButton>
        <Button variant="ghost" size="small" onClick={() => announcementDraft.drop()}>
          Descartar
        </Button>
      </div>
    </section>
  );
}

export const NEWSROOM_FAILED = {
  title: 'Os comunicados não abriram agora',
  note: 'Confira a conexão e tente de novo. Nenhum comunicado se perde.',
  toast: messages.announcementsLoadFailed,
};
