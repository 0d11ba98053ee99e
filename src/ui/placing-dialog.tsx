import { AlertDialog } from './alert-dialog';
import { Button } from './button';

/** What a new text does to the one that is on the sheet already. */
export type Placing = 'replace' | 'append' | 'keep';

type PlacingDialogProps = {
  open: boolean;
  /** Where the new text comes from, as a sentence. */
  news: string;
  onAnswer(how: Placing): void;
};

/** Asks before a new text changes the student's own. */
export function PlacingDialog({ open, news, onAnswer }: PlacingDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onAnswer('keep')}
      title="A folha já tem um texto"
      description={`${news} O que fazer com o texto que já está na folha?`}
      actions={
        <div className="grid w-full gap-3">
          <Button variant="outline" onClick={() => onAnswer('keep')}>
            Manter como está
          </Button>
          <Button variant="outline" onClick={() => onAnswer('append')}>
            Acrescentar no fim
          </Button>
          <Button onClick={() => onAnswer('replace')}>Substituir o texto</Button>
        </div>
      }
    />
  );
}
