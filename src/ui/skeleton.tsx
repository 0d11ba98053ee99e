import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Where something is about to be. Decorative: the container says `role="status"` "Carregando". */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={clsx('anim-breathe rounded-sm bg-tray forced-colors:border', className ?? 'h-4')}
      {...rest}
    />
  );
}
