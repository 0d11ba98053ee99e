import { useEffect, useRef, type ComponentProps } from 'react';
import type { Announcement } from '@/domain/announcements/announcement';
import { excerpt } from '@/lib/excerpt';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import type { Link } from '@/ui/link';
import { LinkButton } from '@/ui/link-button';
import { Byline } from './byline';

const EXCERPT_CHARACTERS = 160;
/** A first paragraph this long says enough; a shorter one only greets. */
const OPENING_CHARACTERS = 60;

type AnnouncementCardProps = {
  announcement: Announcement;
  isUnread: boolean;
  takesFocus: boolean;
  link: Pick<ComponentProps<typeof Link>, 'to' | 'state'>;
};

/** An announcement in short; a press anywhere on the card opens it. */
export function AnnouncementCard({ announcement, isUnread, takesFocus, link }: AnnouncementCardProps) {
  const { titulo, conteudo } = announcement;
  const readMore = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (takesFocus) readMore.current?.focus();
  }, [takesFocus]);

  return (
    // Of an odd number the newest takes the whole row: no hole is left.
    <li className="grid md:first:nth-last-[odd]:col-span-2">
      <Card interactive className="relative flex flex-col">
        <div className="flex items-start justify-between gap-3">
          <Byline announcement={announcement} />
          {isUnread && <Badge variant="mark">Não lido</Badge>}
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
