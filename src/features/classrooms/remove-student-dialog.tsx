import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import type { ClassroomRepository } from '@/data/class-services';
import { useLateServices } from '@/data/use-late-services';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/toast';
import type { Person } from './roster';

type RemoveStudentDialogProps = { open: boolean; onClose: () => void; classroomId: string; person: Person };

/** Takes somebody out of the class, or a name off the list. Either can be undone from the toast. */
export function RemoveStudentDialog({ open, onClose, classroomId, person }: RemoveStudentDialogProps) {
  const { classrooms } = useLateServices();
  const hasJoined = person.joinedAt !== null;
  const removal = useMutation({
    mutationFn: () =>
      hasJoined
        ? classrooms.removeStudent(classroomId, person.id)
        : classrooms.forgetExpected(classroomId, person.id),
    networkMode: 'always',
    onSuccess() {
      onClose();
      notify({
        ...messages.studentRemoved,
        action: { label: 'Desfazer', onPress: () => void undo(classrooms, classroomId, person) },
      });
    },
  });

  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        removal.reset();
        onClose();
      }}
      onConfirm={() => removal.mutate()}
      title={`Remover ${person.name}?`}
      description={
        hasJoined
          ? 'Este aluno sai da sala agora, e o convite atual não serve mais para voltar. O que ele enviou deixa de aparecer aqui.'
          : 'O nome sai da lista de quem você espera.'
      }
      confirmLabel="Remover"
      busyLabel="Removendo..."
      isBusy={removal.isPending}
      failure={removal.error && errorSentence(removal.error)}
    />
  );
}

async function undo(classrooms: ClassroomRepository, classroomId: string, person: Person): Promise<void> {
  try {
    await (person.joinedAt === null
      ? classrooms.expectStudent(classroomId, person.name)
      : classrooms.restoreStudent(classroomId, person.id));
    notify({ title: 'Remoção desfeita', description: `${person.name} está na lista de novo.` });
  } catch (error) {
    notify({
      title: 'Não deu para desfazer',
      description: errorSentence(error),
      variant: 'destructive',
      action: { label: 'Tentar de novo', onPress: () => void undo(classrooms, classroomId, person) },
    });
  }
}
