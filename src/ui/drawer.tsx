import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { guardDismissal, useReturnFocus } from './dialog-behaviour';
import { IconButton } from './icon-button';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  closeLabel?: string;
  /** Whether the drawer is wide, for a text instead of a menu. */
  isWide?: boolean;
};

/** A menu, or a text to read, that slides in from the left. */
export function Drawer({
  open,
  onOpenChange,
  title,
  children,
  closeLabel = 'Fechar menu',
  isWide = false,
}: DrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="anim-fade fixed inset-0 z-50 bg-scrim" />
        <RadixDialog.Content
          {...guardDismissal(true)}
          {...returnFocus}
          aria-describedby={undefined}
          className={clsx(
            'anim-slide fixed inset-y-0 left-0 z-50 flex flex-col overflow-y-auto overscroll-contain border-r bg-ground px-4 pb-[max(1rem,env(safe-area-inset-bottom))] outline-none',
            isWide ? 'w-[32rem] max-w-[92vw]' : 'w-72 max-w-[85vw]',
          )}
        >
          <div className="flex min-h-16 items-center justify-between gap-2">
            <RadixDialog.Title asChild>
              <div className="font-serif text-lg font-bold">{title}</div>
            </RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label={closeLabel} className="-mr-2">
                <X size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
