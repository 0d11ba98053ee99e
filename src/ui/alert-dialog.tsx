import * as RadixAlertDialog from '@radix-ui/react-alert-dialog';
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Button } from './button';
import { dialogBox, dialogFooter, dialogScrim } from './dialog';
import { useReturnFocus } from './dialog-behaviour';
import { FormFailure } from './form-failure';

type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** Buttons; the first one gets the focus, so it should be the safest. */
  actions: ReactNode;
};

/** A dialog that needs a decision: a press outside does not close it. */
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

type ConfirmDialogProps = {
  open: boolean;
  /** Not called while busy. */
  onCancel: () => void;
  onConfirm: () => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** The error sentence; the dialog stays open for a retry. */
  failure: string | null;
  /** `danger` by default. */
  variant?: 'danger' | 'primary';
};

/** Asks for confirmation. Shows the running state, and stays open on failure. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onCancel, onConfirm, title, description, confirmLabel, busyLabel, isBusy, failure } = props;

  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onCancel();
      }}
      title={title}
      description={
        <div className="grid gap-4">
          <div>{description}</div>
          <FormFailure sentence={failure} />
        </div>
      }
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onCancel}>
            Cancelar
          </Button>
          <Button variant={props.variant ?? 'danger'} busy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
