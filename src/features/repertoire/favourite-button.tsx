import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import type { RepertoireEntry } from '@/domain/repertoire/entry';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import type { FavouriteSwitch } from './use-favourite-switch';

type FavouriteButtonProps = {
  entry: RepertoireEntry;
  favourites: FavouriteSwitch;
  /** A star alone, for lists. */
  isIcon?: boolean;
  className?: string;
};

/** Saves an entry as a favourite or removes it; pressed while it is one. Disabled until there is an answer. */
export function FavouriteButton({
  entry: { id, name },
  favourites: { saved, isUnknown, toggle },
  isIcon = false,
  className,
}: FavouriteButtonProps) {
  const isFavourite = saved.has(id);
  const star = (
    <Star
      size={20}
      strokeWidth={1.75}
      aria-hidden="true"
      className={clsx(isFavourite && 'fill-hl text-ink forced-colors:fill-[Highlight]')}
    />
  );
  const shared = { 'aria-pressed': isFavourite, disabled: isUnknown, onClick: () => toggle(id), className };
  if (isIcon)
    return (
      <IconButton label={`Favorita: ${name}`} {...shared}>
        {star}
      </IconButton>
    );
  return (
    <Button variant="outline" size="small" {...shared}>
      {star}
      Favorita
    </Button>
  );
}
