import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { guardDismissal, useReturnFocus } from './dialog-behaviour';
import { IconButton } from './icon-button';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: 'md' | 'wide';
  /** If false, neither Escape nor a press outside closes the dialog. */
  dismissible?: boolean;
  hideClose?: boolean;
  /** Whether the dialog opens by itself, perhaps while the user types; no button then gets the focus. */
  isUnasked?: boolean;
};

/** A question or a short task: slides up from the bottom on phones, centered from 640 px. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  dismissible = true,
  hideClose = false,
  isUnasked = false,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const titleRef = useRef<HTMLHeadingElement>(null);

  function handleOpenFocus(event: Event) {
    returnFocus.onOpenAutoFocus();
    if (!isUnasked) return;
    event.preventDefault();
    titleRef.current?.focus();
  }

  const hasClose = dismissible && !hideClose;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogScrim}>
          <RadixDialog.Content
            data-bottom-sheet=""
            {...guardDismissal(dismissible)}
            {...returnFocus}
            onOpenAutoFocus={handleOpenFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={clsx(dialogBox, size === 'wide' ? 'sm:max-w-2xl' : 'sm:max-w-108')}
          >
            <div className={clsx(hasClose && 'pt-1 pr-10')}>
              <RadixDialog.Title
                ref={titleRef}
                tabIndex={isUnasked ? -1 : undefined}
                className="text-lg wrap-anywhere outline-none"
              >
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1.5 text-ink-2 wrap-anywhere">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            {children && <div className="mt-5">{children}</div>}
            {footer && <footer className={dialogFooter}>{footer}</footer>}
            {/* Last in the DOM, so that the content gets the initial focus. */}
            {hasClose && (
              <RadixDialog.Close asChild>
                <IconButton label="Fechar" className="absolute top-4 right-3 sm:top-6 sm:right-5">
                  <X size={20} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              </RadixDialog.Close>
            )}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The overlay scrolls instead of the box, so that long dialogs work on small screens. */
export const dialogScrim =
  'anim-fade fixed inset-0 z-50 grid grid-cols-1 overflow-y-auto overscroll-contain bg-scrim scroll-pb-24 justify-items-center items-end sm:items-center sm:p-6';

export const dialogBox =
  'anim-rise relative w-full rounded-t-lg bg-paper p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float outline-none max-sm:mt-10 sm:rounded-lg sm:p-7 forced-colors:border';

/**
 * The buttons of a dialog stay in view while a dialog that is taller than the window is scrolled; what passes under them
 * fades out.
 */
const actions =
  'sticky bottom-0 z-10 -mx-5 -mb-[max(1.25rem,env(safe-area-inset-bottom))] flex flex-col-reverse gap-3 bg-paper px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-paper sm:-bottom-6 sm:-mx-7 sm:-mb-7 sm:flex-row sm:flex-wrap sm:justify-end sm:rounded-b-lg sm:px-7 sm:pb-7';

export const dialogFooter = `mt-4 ${actions}`;

/** The buttons of a form in a dialog, at the end of its grid. */
export const dialogActions = `-mt-2 ${actions}`;
