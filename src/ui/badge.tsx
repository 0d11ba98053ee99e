import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive' | 'ok' | 'mark' | 'warn';

type BadgeProps = ComponentProps<'span'> & { variant?: BadgeVariant };

/** One or two words about an object: a total, a plan, a state. */
export function Badge({ variant = 'default', className, ...rest }: BadgeProps) {
  return (
    <span
      className={clsx(
        'num inline-flex items-center gap-1 rounded-sm border px-2 py-px text-xs font-semibold whitespace-nowrap forced-colors:border-current',
        LOOKS[variant],
        className,
      )}
      {...rest}
    />
  );
}

const LOOKS: Record<BadgeVariant, string> = {
  default: 'border-transparent bg-primary text-on-primary',
  secondary: 'border-transparent bg-tray text-ink',
  outline: 'border-border-strong text-ink-2',
  destructive: 'border-transparent bg-error-bg text-error',
  ok: 'border-transparent bg-success-bg text-success',
  mark: 'border-transparent bg-hl-mark text-ink',
  warn: 'border-transparent bg-warn-bg text-warn',
};
