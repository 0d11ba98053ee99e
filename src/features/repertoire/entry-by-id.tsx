import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PRODUCT_NAME } from '@/copy/product';
import { capitalized } from '@/domain/evaluation/feedback/wording';
import type { RepertoireEntry } from '@/domain/repertoire/entry';
import { entryOf } from '@/domain/repertoire/repertoire';
import { splitLinks } from '@/domain/links/split-links';
import { useShownTitle } from '@/lib/use-shown-title';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { OutgoingLink } from '@/ui/outgoing-link';
import { Sheet } from '@/ui/sheet';
import { Byline } from './entry-card';
import { Examples } from './examples';
import { FavouriteButton } from './favourite-button';
import { KIND_NAMES } from './kind-names';
import { UsedIn } from './used-in';
import { useFavouriteSwitch } from './use-favourite-switch';

type EntryByIdProps = {
  id: string;
  /** True after navigation from the list, so that the name takes the focus. */
  takesFocus: boolean;
  onBack(): void;
};

/** The entry in the URL, or a message if there is none with that id. */
export function EntryById({ id, takesFocus, onBack }: EntryByIdProps) {
  const entry = entryOf(id);
  useShownTitle(entry ? `${entry.name} · Repertório · ${PRODUCT_NAME}` : undefined);

  useEffect(() => {
    // Braces are needed because newer browsers return a promise, which is not a clean-up function.
    window.scrollTo(0, 0);
  }, []);

  if (!entry)
    return (
      <EmptyState title="Entrada não encontrada" action={<Button onClick={onBack}>Ver o repertório</Button>}>
        Ela pode ter saído do repertório, ou o link chegou incompleto.
      </EmptyState>
    );
  return (
    <div>
      <Button variant="ghost" size="small" onClick={onBack} className="-ml-3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Repertório
      </Button>
      <Sheet bleed className="mt-3 max-w-240 p-5 sm:p-8">
        <OpenedEntry entry={entry} takesFocus={takesFocus} />
      </Sheet>
    </div>
  );
}

function OpenedEntry({ entry, takesFocus }: { entry: RepertoireEntry; takesFocus: boolean }) {
  const { kind, axes, name, says, serves, trap, source } = entry;
  const favourites = useFavouriteSwitch();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <article className="grid gap-7">
      <header>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex flex-wrap gap-2">
            <Badge variant="secondary">{KIND_NAMES[kind].one}</Badge>
            {axes.map((axis) => (
              <Badge key={axis} variant="outline">
                {capitalized(axis)}
              </Badge>
            ))}
          </span>
          <FavouriteButton entry={entry} favourites={favourites} />
        </div>
        <h2 ref={title} tabIndex={-1} className="mt-3 text-xl outline-none wrap-anywhere lg:text-2xl">
          {name}
        </h2>
        <Byline entry={entry} />
      </header>
      <dl className="grid gap-4 text-pretty [&_dd]:max-w-[62ch] [&_dt]:mb-0.5 [&_dt]:font-semibold">
        <div>
          <dt>O que diz</dt>
          <dd>{says}</dd>
        </div>
        <div>
          <dt>Para que serve</dt>
          <dd>{serves}</dd>
        </div>
        <div>
          <dt>O erro comum</dt>
          <dd>{trap}</dd>
        </div>
      </dl>
      <Examples entry={entry} />
      <UsedIn id={entry.id} />
      <p className="border-t pt-4 text-sm wrap-anywhere text-ink-2">
        <b className="font-semibold">Fonte:</b>{' '}
        {splitLinks(source).map(({ text, href }) =>
          href ? (
            <OutgoingLink key={text} href={href}>
              {text}
            </OutgoingLink>
          ) : (
            text
          ),
        )}
      </p>
    </article>
  );
}
