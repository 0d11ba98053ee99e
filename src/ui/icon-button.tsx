import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A 44 × 44 px button with an icon only; `label` is its accessible name and tooltip. */
export function IconButton({ label, type = 'button', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-md text-ink-2 transition-colors',
        'enabled:hover:bg-hl-soft enabled:hover:text-ink disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
