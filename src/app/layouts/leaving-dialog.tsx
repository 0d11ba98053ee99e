import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import type { WorkAtStake } from './work-at-stake';

type LeavingDialogProps = {
  open: boolean;
  /** Null while there is nothing to ask. */
  work: WorkAtStake | null;
  onStay(): void;
  onLeave(): void;
};

/** "Sair" with something that is only here: says what stays, and where. */
export function LeavingDialog({ open, work, onStay, onLeave }: LeavingDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title="Sair com algo que só está aqui?"
      description={
        <div className="grid gap-3">
          {work && sentences(work).map((sentence) => <p key={sentence}>{sentence}</p>)}
        </div>
      }
      actions={
        <>
          <Button variant="outline" onClick={onStay}>
            Ficar
          </Button>
          <Button onClick={onLeave}>Sair mesmo assim</Button>
        </>
      }
    />
  );
}

function sentences({ waiting, waitingNotes, hasDraft, isDraftInTabOnly }: WorkAtStake): string[] {
  const found: string[] = [];
  if (waiting === 1) {
    found.push(
      'Uma redação corrigida ainda não chegou à sua conta. Ela fica guardada neste aparelho e é enviada quando você entrar aqui de novo.',
    );
  } else if (waiting > 1) {
    found.push(
      `${waiting} redações corrigidas ainda não chegaram à sua conta. Elas ficam guardadas neste aparelho e são enviadas quando você entrar aqui de novo.`,
    );
  }
  if (waitingNotes > 0) {
    found.push(
      'Há mensagens à equipe ou avaliações de correção que ainda não foram enviadas. Elas ficam guardadas neste aparelho e são enviadas quando você entrar aqui de novo.',
    );
  }
  if (isDraftInTabOnly) {
    found.push(
      'O navegador não deixou guardar o texto da folha: ele some quando esta aba for fechada. Envie a redação ou baixe o texto antes de sair.',
    );
  } else if (hasDraft) {
    found.push(
      'O texto da folha fica guardado para quando você voltar, mas só neste aparelho: em outro celular ou computador ele não aparece.',
    );
  }
  return [...found, 'Se este aparelho não é seu, termine antes de sair.'];
}
