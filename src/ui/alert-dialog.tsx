import * as RadixAlertDialog from '@radix-ui/react-alert-dialog';
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { dialogBox, dialogFooter, dialogScrim } from './dialog';
import { useReturnFocus } from './use-return-focus';

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** Buttons, the safest one first: it takes the focus. */
  actions: ReactNode;
};

/** A decision that must be taken: a press outside does not close it. */
export function AlertDialog({ open, onOpenChange, title, description, actions }: AlertDialogProps) {
  const actionsRef = useRef<HTMLElement>(null);

  const returnFocus = useReturnFocus();

  function focusSafestAction(event: Event) {
    returnFocus.onOpenAutoFocus();
    event.preventDefault();
    actionsRef.current?.querySelector<HTMLElement>('button:not(:disabled), a[href]')?.focus();
  }

  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={dialogScrim}>
          <RadixAlertDialog.Content
            data-bottom-sheet=""
            {...returnFocus}
            onOpenAutoFocus={focusSafestAction}
            className={clsx(dialogBox, 'sm:max-w-108')}
          >
            <RadixAlertDialog.Title className="text-lg wrap-anywhere">{title}</RadixAlertDialog.Title>
            <RadixAlertDialog.Description asChild>
              <div className="mt-1.5 text-ink-2 wrap-anywhere">{description}</div>
            </RadixAlertDialog.Description>
            <footer ref={actionsRef} className={dialogFooter}>
              {actions}
            </footer>
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
