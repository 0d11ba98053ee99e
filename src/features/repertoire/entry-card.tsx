import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { RepertoireEntry } from '@/domain/repertoire/entry';
import { Badge } from '@/ui/badge';
import { FavouriteButton } from './favourite-button';
import { KIND_NAMES } from './kind-names';
import type { FavouriteSwitch } from './use-favourite-switch';

type EntryCardProps = {
  entry: RepertoireEntry;
  favourites: FavouriteSwitch;
  /** How many of the student's latest essays name it. */
  uses: number;
  link: Pick<ComponentProps<typeof Link>, 'to' | 'state'>;
  takesFocus: boolean;
};

/** An entry in the list; a press anywhere but on the star opens it. */
export function EntryCard({ entry, favourites, uses, link, takesFocus }: EntryCardProps) {
  const { kind, name, says } = entry;
  const opener = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (takesFocus) opener.current?.focus();
  }, [takesFocus]);

  return (
    <li className="relative grid content-start rounded-lg border bg-paper p-4 transition-colors hover:bg-hl-soft sm:p-5">
      <div className="-mt-2 -mr-2 flex items-center justify-between gap-3">
        <span className="flex flex-wrap gap-2">
          <Badge variant="secondary">{KIND_NAMES[kind].one}</Badge>
          {uses > 0 && (
            <Badge variant="ok">{uses === 1 ? 'Usei em 1 redação' : `Usei em ${uses} redações`}</Badge>
          )}
        </span>
        <FavouriteButton entry={entry} favourites={favourites} isIcon className="z-1" />
      </div>
      <h4 className="text-lg leading-snug wrap-anywhere">
        <Link
          {...link}
          ref={opener}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          {name}
        </Link>
      </h4>
      <Byline entry={entry} />
      <p className="mt-2 text-sm wrap-anywhere text-ink-2">{says}</p>
    </li>
  );
}

/** Author and year, as far as the entry has them. */
export function Byline({ entry: { by, year } }: { entry: RepertoireEntry }) {
  const told = [by, year].filter((one) => one !== undefined);
  return told.length > 0 && <p className="num mt-0.5 text-sm text-muted">{told.join(' · ')}</p>;
}
