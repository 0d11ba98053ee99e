import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type CardProps = ComponentProps<'div'> & { interactive?: boolean };

/** A box around one object. Never put a card inside a card. */
export function Card({ interactive = false, className, ...rest }: CardProps) {
  return (
    <div
      className={clsx(
        'rounded-lg border bg-paper p-5 sm:p-6',
        interactive && 'transition-colors hover:bg-hl-soft',
        className,
      )}
      {...rest}
    />
  );
}
