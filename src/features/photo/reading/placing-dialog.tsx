import type { Placing } from './place-text';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';

type PlacingDialogProps = { open: boolean; onAnswer(how: Placing): void };

/** Asks before what was read touches a text of the student's. */
export function PlacingDialog({ open, onAnswer }: PlacingDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onAnswer('keep')}
      title="A folha já tem um texto"
      description="As fotos foram lidas. O que fazer com o texto que já está na folha?"
      actions={
        <div className="grid w-full gap-3">
          <Button variant="outline" onClick={() => onAnswer('keep')}>
            Manter como está
          </Button>
          <Button variant="outline" onClick={() => onAnswer('append')}>
            Pôr depois do que já existe
          </Button>
          <Button onClick={() => onAnswer('replace')}>Substituir o texto</Button>
        </div>
      }
    />
  );
}
