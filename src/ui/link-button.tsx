import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button';
import { Link } from './link';

type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook;

/** A link to another screen with the looks of a button. */
export function LinkButton({ variant, size, block, className, ...rest }: LinkButtonProps) {
  return <Link className={clsx(buttonClass({ variant, size, block }), className)} {...rest} />;
}
