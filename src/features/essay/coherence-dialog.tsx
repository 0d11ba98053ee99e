import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';

type CoherenceDialogProps = {
  open: boolean;
  /** What the theme check said; null while there is nothing to ask. */
  justification: string | null;
  onAnswer(proceed: boolean): void;
};

/** Asks before a credit is used on an essay that seems to leave its theme (decisions §6). */
export function CoherenceDialog({ open, justification, onAnswer }: CoherenceDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title="Seu texto parece fugir do tema"
      description={
        <>
          <p>{justification}</p>
          <p className="mt-3">Nenhum crédito foi usado. Releia o tema ou siga com a correção.</p>
        </>
      }
      actions={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Voltar ao texto
          </Button>
          <Button onClick={() => onAnswer(true)}>Corrigir assim mesmo</Button>
        </>
      }
    />
  );
}
