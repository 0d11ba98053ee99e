import type { Ref } from 'react';
import type { Announcement } from '@/domain/announcements/announcement';
import { splitLinks } from '@/domain/links/split-links';
import { OutgoingLink } from '@/ui/outgoing-link';
import { Sheet } from '@/ui/sheet';
import { Byline } from './byline';

type AnnouncementArticleProps = { announcement: Announcement; titleRef?: Ref<HTMLHeadingElement> };

/** A whole announcement: plain text with its line breaks, addresses the app leads to as links. */
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
              // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no identity but its place
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
      // oxlint-disable-next-line react/no-array-index-key -- one address may stand there twice
      <OutgoingLink key={index} href={href}>
        {text}
      </OutgoingLink>
    ) : (
      text
    ),
  );
}
