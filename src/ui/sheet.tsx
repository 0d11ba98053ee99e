import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type SheetProps = ComponentProps<'div'> & {
  /** Whether the sheet extends to both edges of a phone whose page padding is 16 px. */
  bleed?: boolean;
};

/** A sheet of paper, for essays. */
export function Sheet({ bleed = false, className, ...rest }: SheetProps) {
  return (
    <div
      className={clsx(
        'relative rounded-lg border bg-paper shadow-sheet',
        bleed && 'max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0',
        className,
      )}
      {...rest}
    />
  );
}
