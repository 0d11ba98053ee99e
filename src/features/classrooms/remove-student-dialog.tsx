import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import {
  useExpectStudents,
  useForgetExpected,
  useRemoveStudent,
  useRestoreStudent,
} from '@/queries/classroom-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { notify } from '@/ui/toast';
import type { Person } from './roster';

type RemoveStudentDialogProps = { open: boolean; onClose: () => void; classroomId: string; person: Person };

/** Removes a student, or an expected student. The toast offers to undo it. */
export function RemoveStudentDialog({ open, onClose, classroomId, person }: RemoveStudentDialogProps) {
  const { expected } = person;
  const removeStudent = useRemoveStudent(classroomId);
  const forgetExpected = useForgetExpected(classroomId);
  const { mutateAsync: restore } = useRestoreStudent(classroomId);
  const { mutateAsync: expect } = useExpectStudents(classroomId);
  const removal = expected ? forgetExpected : removeStudent;
  const remove = () =>
    expected
      ? forgetExpected.mutate({ expectedId: expected.id, essays: 0 }, { onSuccess: handleSuccess })
      : removeStudent.mutate(person.id, { onSuccess: handleSuccess });

  function handleSuccess() {
    onClose();
    notify({ ...messages.studentRemoved, action: { label: 'Desfazer', onPress: () => void undo() } });
  }

  async function undo(): Promise<void> {
    try {
      await (expected ? expect([expected]) : restore(person.id));
      notify({ title: 'Remoção desfeita', description: `${person.nome} está na lista de novo.` });
    } catch (error) {
      notify({
        title: 'Não deu para desfazer',
        description: errorSentence(error),
        variant: 'destructive',
        action: { label: 'Tentar de novo', onPress: () => void undo() },
      });
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        removal.reset();
        onClose();
      }}
      onConfirm={remove}
      title={`Remover ${person.nome}?`}
      description={
        expected
          ? 'O nome sai da lista de alunos esperados.'
          : 'Este aluno sai da sala agora, e o convite atual não serve mais para voltar. O que ele enviou deixa de aparecer aqui.'
      }
      confirmLabel="Remover"
      busyLabel="Removendo..."
      isBusy={removal.isPending}
      failure={removal.error && errorSentence(removal.error)}
    />
  );
}
