import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { guardDismissal, useReturnFocus } from './dialog-behaviour';

type FullDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name; visible headings are part of `children`. */
  label: string;
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  dismissible?: boolean;
  className?: string;
};

/** A full-screen dialog with fixed header and footer; its content scrolls. */
export function FullDialog({
  open,
  onOpenChange,
  label,
  header,
  footer,
  children,
  dismissible = true,
  className,
}: FullDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          {...guardDismissal(dismissible)}
          {...returnFocus}
          aria-describedby={undefined}
          className="anim-fade fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-ground scroll-pt-20 scroll-pb-24 outline-none"
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          {header && (
            <div className="sticky top-0 z-10 border-b bg-ground px-4 py-3 lg:px-8 lg:py-4">{header}</div>
          )}
          <div className={clsx('mx-auto w-full max-w-304 grow px-4 pt-6 pb-12 lg:px-8 lg:pt-8', className)}>
            {children}
          </div>
          {footer && (
            <footer className="sticky bottom-0 z-10 border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-8">
              <div className="mx-auto flex max-w-288 items-center justify-between gap-3 max-[30rem]:[&_:is(a,button)]:px-3 max-[30rem]:[&_:is(a,button)]:text-sm">
                {footer}
              </div>
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
