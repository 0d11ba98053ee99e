import { Pin } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { Link } from 'react-router-dom';
import { messages } from '@/copy/messages';
import { useServices, useStore } from '@/data/services-context';
import type { Announcement } from '@/domain/announcements/announcement';
import { excerpt } from '@/lib/excerpt';
import { useAnnouncements } from '@/queries/announcement-queries';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { Byline } from './announcement-article';

type LinkProps = Pick<ComponentProps<typeof Link>, 'to' | 'state'>;

type AnnouncementBoardProps = {
  linkTo: (id: string) => LinkProps;
  /** Id of the announcement that was open before; its card takes the focus. */
  returnedFrom: string | null;
};

/** The announcements for the reader as cards: pinned ones first, then newest first (R-NEWS-1). */
export function AnnouncementBoard({ linkTo, returnedFrom }: AnnouncementBoardProps) {
  const query = useAnnouncements();
  const { data: announcements } = query;
  const read = useStore(useServices().announcementsRead);

  return (
    <>
      <header className="mb-6">
        <h2 className="text-xl lg:text-2xl">Comunicados</h2>
        {announcements && announcements.length > 0 && <Counts announcements={announcements} read={read} />}
      </header>
      <Loaded
        query={query}
        placeholder={<AnnouncementsSkeleton />}
        failed={ANNOUNCEMENTS_FAILED}
        empty={
          <EmptyState griffin="reading" title="Nenhum comunicado por enquanto" headingLevel={3}>
            As novidades e as dicas da equipe do Grifo aparecem aqui.
          </EmptyState>
        }
      >
        {(all) => (
          <ul className="grid gap-5 md:grid-cols-2 lg:gap-7">
            {all.map((announcement) => (
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
      </Loaded>
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

const EXCERPT_CHARACTERS = 160;
/** A first paragraph shorter than this is a greeting, so the excerpt continues after it. */
const OPENING_CHARACTERS = 60;

type AnnouncementCardProps = {
  announcement: Announcement;
  isUnread: boolean;
  takesFocus: boolean;
  link: LinkProps;
};

/** An excerpt of an announcement; a click anywhere on the card opens it. */
function AnnouncementCard({ announcement, isUnread, takesFocus, link }: AnnouncementCardProps) {
  const { titulo, conteudo, fixado } = announcement;
  const readMore = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (takesFocus) readMore.current?.focus();
  }, [takesFocus]);

  return (
    // With an odd number of cards, the first card takes the whole row.
    <li className="grid md:first:nth-last-[odd]:col-span-2">
      <Card interactive className="relative flex flex-col">
        <div className="flex items-start justify-between gap-3">
          <Byline announcement={announcement} />
          <div className="flex shrink-0 flex-wrap justify-end gap-2">
            {fixado && (
              <Badge variant="outline">
                <Pin size={14} strokeWidth={1.75} aria-hidden="true" />
                Fixado
              </Badge>
            )}
            {isUnread && <Badge variant="mark">Não lido</Badge>}
          </div>
        </div>
        <h3 className="mt-2 text-lg wrap-anywhere">{titulo}</h3>
        <p className="mt-2 mb-5 wrap-anywhere text-ink-2">{beginning(conteudo)}</p>
        <LinkButton
          {...link}
          ref={readMore}
          variant="outline"
          size="small"
          aria-label={`Ler mais: ${titulo}`}
          className="mt-auto self-start after:absolute after:inset-0"
        >
          Ler mais
        </LinkButton>
      </Card>
    </li>
  );
}

function beginning(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/, 1);
  return excerpt(first.length >= OPENING_CHARACTERS ? first : text, EXCERPT_CHARACTERS);
}

const CARDS = ['first', 'second', 'third', 'fourth'];

export function AnnouncementsSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando os comunicados</output>
      <div className="grid gap-5 md:grid-cols-2 lg:gap-7">
        {CARDS.map((card) => (
          <div key={card} className="grid gap-3 rounded-lg border bg-paper p-5 sm:p-6">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="mt-1 h-16" />
            <Skeleton className="mt-2 h-9 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}

export const ANNOUNCEMENTS_FAILED = {
  title: 'Os comunicados não abriram agora',
  note: 'Confira a conexão e tente de novo. Nenhum comunicado se perde.',
  toast: messages.announcementsLoadFailed,
};
