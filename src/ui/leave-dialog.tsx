import type { LeaveGuard } from '@/lib/use-leave-guard';
import { AlertDialog } from './alert-dialog';
import { Button } from './button';

type LeaveDialogProps = Omit<LeaveGuard, 'isAsking'> & {
  open: boolean;
  /** What would be lost. */
  description: string;
};

/** Asks before leaving a page with unsaved changes. */
export function LeaveDialog({ open, stay, leave, description }: LeaveDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) stay();
      }}
      title="Sair sem salvar?"
      description={description}
      actions={
        <>
          <Button variant="outline" onClick={stay}>
            Continuar editando
          </Button>
          <Button variant="danger" onClick={leave}>
            Sair sem salvar
          </Button>
        </>
      }
    />
  );
}
