import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A one-line field, 48 px high. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(inputClass, 'min-h-12', className)} {...rest} />;
}

/** The edge, ground and states shared by every field. */
export const inputClass =
  'focus-edge block w-full min-w-0 rounded-md border-[1.5px] border-border-strong bg-paper px-3.5 py-2.5 text-base text-ink transition-colors ' +
  'placeholder:text-muted placeholder:opacity-100 enabled:hover:border-ink-2 ' +
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-tray disabled:text-muted ' +
  'aria-invalid:border-error';
