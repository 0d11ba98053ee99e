import * as RadixPopover from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A note beside an element. Compose: Popover > (PopoverTrigger | PopoverAnchor) + PopoverContent. */
export const Popover = RadixPopover.Root;
export const PopoverTrigger = RadixPopover.Trigger;
export const PopoverAnchor = RadixPopover.Anchor;
export const PopoverClose = RadixPopover.Close;

type PopoverContentProps = Omit<ComponentProps<typeof RadixPopover.Content>, 'aria-label'> & {
  label: string;
};

export function PopoverContent({ label, className, ...rest }: PopoverContentProps) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        aria-label={label}
        sideOffset={8}
        collisionPadding={12}
        className={clsx(
          'anim-fade z-60 w-88 max-w-[calc(100vw-1.5rem)] rounded-md border border-border-strong bg-paper p-4 text-sm shadow-float outline-none',
          'max-h-(--radix-popover-content-available-height) overflow-y-auto',
          className,
        )}
        {...rest}
      />
    </RadixPopover.Portal>
  );
}
