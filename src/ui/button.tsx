import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger';
export type ButtonLook = { variant?: ButtonVariant; size?: 'md' | 'small'; block?: boolean };

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean; busyLabel?: string };

/**
 * A command. While busy it shows a spinner with `busyLabel` and ignores presses, but keeps the focus, which a `disabled`
 * button would lose.
 */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  disabled,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={clsx(buttonClass({ variant, size, block }), className)}
      // While busy, a press must not submit a form either.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** The classes of a button, for links and other elements. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string {
  return clsx(BASE, LOOKS[variant], SIZES[size], block && 'w-full');
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border-[1.5px] text-center font-semibold leading-tight no-underline transition-colors ' +
  'active:translate-y-px disabled:cursor-not-allowed disabled:border-transparent disabled:text-muted disabled:active:translate-y-0 ' +
  'aria-disabled:pointer-events-none aria-disabled:border-transparent aria-disabled:text-muted ' +
  'forced-colors:border-[ButtonBorder] [&_svg]:shrink-0';

const LOOKS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary text-on-primary disabled:bg-tray aria-disabled:bg-tray enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover',
  outline:
    'border-border-strong bg-paper text-ink disabled:bg-tray aria-disabled:bg-tray enabled:hover:bg-hl-soft [a&]:hover:bg-hl-soft',
  ghost: 'border-transparent text-ink enabled:hover:bg-hl-soft [a&]:hover:bg-hl-soft',
  danger:
    'border-current bg-paper text-error disabled:bg-tray aria-disabled:bg-tray enabled:hover:bg-error-bg [a&]:hover:bg-error-bg',
};

const SIZES = {
  md: 'min-h-11 px-4.5 py-2 text-base',
  // On touch screens the target keeps its full height.
  small: 'min-h-9 px-3 py-1 text-sm whitespace-nowrap pointer-coarse:min-h-11',
} as const;
