import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button';

type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button. */
export function LinkButton({ variant, size, block, className, ...rest }: LinkButtonProps) {
  return <Link className={clsx(buttonClass({ variant, size, block }), className)} {...rest} />;
}
