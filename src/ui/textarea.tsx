import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { inputClass } from './input';

/** A field of several lines, dragged taller by hand. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={clsx(inputClass, 'min-h-26 resize-y leading-normal', className)}
      {...rest}
    />
  );
}
