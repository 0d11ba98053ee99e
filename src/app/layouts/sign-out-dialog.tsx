import type { Services } from '@/data/services';
import { isBlank } from '@/domain/essay/send-rules';
import { isEssayMutation } from '@/queries/essay-queries';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';

type SignOutDialogProps = {
  open: boolean;
  /** null if there is no unsynced work to ask about. */
  work: UnsyncedWork | null;
  onStay(): void;
  onLeave(): void;
};

/** Shown on "Sair" if unsynced work would be left on this device. Tells what the work is and where it stays. */
export function SignOutDialog({ open, work, onStay, onLeave }: SignOutDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title="Sair agora?"
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

function sentences({ waiting, waitingNotes, hasDraft, isDraftInTabOnly }: UnsyncedWork): string[] {
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
      'Há mensagens à equipe, avaliações de correção ou favoritos que ainda não foram enviados. Eles ficam guardados neste aparelho e são enviados quando você entrar aqui de novo.',
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

/** Work that exists only on this device or in this tab. */
export type UnsyncedWork = {
  /** Corrected essays that the server does not have yet. */
  waiting: number;
  /** Messages, ratings and favourites that the server does not have yet. */
  waitingNotes: number;
  hasDraft: boolean;
  /** The device refused to store the draft, so it exists only in this tab. */
  isDraftInTabOnly: boolean;
};

/** null if signing out leaves nothing unsynced. Without a server, work on this device is treated as stored. */
export async function findUnsyncedWork(services: Services): Promise<UnsyncedWork | null> {
  const { capabilities, drafts, outbox, session } = services;
  const draft = drafts.load();
  const hasDraft = !isBlank(draft.essay);
  // Saving again tests whether the device stores the draft, because saving succeeds for a draft that is already
  // stored.
  const isDraftInTabOnly = hasDraft && !drafts.save(draft);
  const user = session.user.get();
  const queued = capabilities.hasServer && user ? await outbox.of(user.id) : [];
  const waiting = queued.filter(({ mutation }) => isEssayMutation(mutation)).length;
  const waitingNotes = queued.length - waiting;
  const isElsewhere = capabilities.hasServer && (hasDraft || queued.length > 0);
  return isElsewhere || isDraftInTabOnly ? { waiting, waitingNotes, hasDraft, isDraftInTabOnly } : null;
}
