import type { LeaveGuard } from '@/lib/use-leave-guard';
import { AlertDialog } from './alert-dialog';
import { Button } from './button';

type LeaveDialogProps = Omit<LeaveGuard, 'isAsking'> & {
  open: boolean;
  /** The data that would be lost. */
  description: string;
  /** Set if only part of the changes would be lost. */
  title?: string;
  leaveLabel?: string;
};

/** Asks before leaving a page with unsaved changes. */
export function LeaveDialog({
  open,
  stay,
  leave,
  description,
  title = 'Sair sem salvar?',
  leaveLabel = 'Sair sem salvar',
}: LeaveDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) stay();
      }}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={stay}>
            Continuar editando
          </Button>
          <Button variant="danger" onClick={leave}>
            {leaveLabel}
          </Button>
        </>
      }
    />
  );
}
