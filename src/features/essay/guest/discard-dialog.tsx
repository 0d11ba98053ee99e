import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';

type DiscardDialogProps = { open: boolean; onCancel(): void; onDiscard(): void };

/** Asks before discarding the text, because no other copy exists. */
export function DiscardDialog({ open, onCancel, onDiscard }: DiscardDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title="Apagar o que você escreveu aqui?"
      description="O texto e a última correção saem deste aparelho. Não há outra cópia, e não dá para desfazer."
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            Ficar com o texto
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            Apagar
          </Button>
        </>
      }
    />
  );
}
