import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A loading placeholder. Decorative: its container announces "Carregando" (`role="status"`). */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={clsx('anim-breathe rounded-sm bg-tray forced-colors:border', className ?? 'h-4')}
      {...rest}
    />
  );
}
