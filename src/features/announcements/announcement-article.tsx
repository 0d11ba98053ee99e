import type { Ref } from 'react';
import { formatDate, formatDateTime } from '@/copy/dates';
import type { Announcement } from '@/domain/announcements/announcement';
import { splitLinks } from '@/domain/links/split-links';
import { OutgoingLink } from '@/ui/outgoing-link';
import { Sheet } from '@/ui/sheet';

type AnnouncementArticleProps = { announcement: Announcement; titleRef?: Ref<HTMLHeadingElement> };

/** A whole announcement: plain text with line breaks; allowed addresses become links. */
export function AnnouncementArticle({ announcement, titleRef }: AnnouncementArticleProps) {
  const { titulo, conteudo } = announcement;
  return (
    <Sheet bleed className="max-w-184 p-5 sm:p-9">
      <article>
        <Byline announcement={announcement} />
        <h2 ref={titleRef} tabIndex={-1} className="mt-2 text-xl wrap-anywhere lg:text-2xl">
          {titulo}
        </h2>
        <div className="mt-5 grid gap-4 font-serif text-md leading-relaxed wrap-anywhere">
          {conteudo
            .trim()
            .split(/\n\s*\n/)
            .map((paragraph, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no id but its position
              <p key={index} className="whitespace-pre-line">
                <TextWithLinks text={paragraph} />
              </p>
            ))}
        </div>
      </article>
    </Sheet>
  );
}

function TextWithLinks({ text }: { text: string }) {
  return splitLinks(text).map(({ text, href }, index) =>
    href ? (
      // oxlint-disable-next-line react/no-array-index-key -- an address may occur twice
      <OutgoingLink key={index} href={href}>
        {text}
      </OutgoingLink>
    ) : (
      text
    ),
  );
}

export function Byline({ announcement }: { announcement: Announcement }) {
  const { publicar_em, autor_nome } = announcement;
  return (
    <p className="num min-w-0 text-sm wrap-anywhere text-muted">
      <time dateTime={publicar_em} title={formatDateTime(publicar_em)}>
        {formatDate(new Date(publicar_em))}
      </time>{' '}
      · {autor_nome}
    </p>
  );
}
