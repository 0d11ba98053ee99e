import type { ReactNode } from 'react';
import { AlertDialog } from './alert-dialog';
import { Button } from './button';
import { FormFailure } from './form-failure';

type ConfirmDialogProps = {
  open: boolean;
  /** Nothing was done. Not called while busy. */
  onCancel: () => void;
  onConfirm: () => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Why it could not be done; the dialog stays for another try. */
  failure: string | null;
  /** `danger` by default: something is lost. */
  variant?: 'danger' | 'primary';
};

/** Asks before something is done, does it while one waits, and stays open where it fails. */
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
