import { useState } from 'react';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import type { ExpectedStudent } from '@/domain/classrooms/classroom';
import { DAYS_TO_UNDO_REMOVAL } from '@/domain/classrooms/stored-classroom';
import {
  useExpectStudents,
  useForgetExpected,
  useRemoveStudent,
  useRestoreStudent,
} from '@/queries/classroom-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { notify } from '@/ui/toast';
import type { Person } from './roster';
import { tellUndone } from '../tell-undone';

type RemoveStudentDialogProps = { open: boolean; onClose: () => void; classroomId: string; person: Person };

/**
 * Removes a student or an expected student. The toast offers to undo it, except for an expected student with
 * essays.
 */
export function RemoveStudentDialog({ open, onClose, classroomId, person }: RemoveStudentDialogProps) {
  const { expected } = person;
  const removeStudent = useRemoveStudent(classroomId);
  const forgetExpected = useForgetExpected(classroomId);
  const { mutateAsync: restore } = useRestoreStudent(classroomId);
  const { mutateAsync: expect } = useExpectStudents(classroomId);
  const removal = expected ? forgetExpected : removeStudent;
  const essays = expected?.redacoes ?? 0;
  const [hasMore, setHasMore] = useState(false);
  const remove = () =>
    expected
      ? forgetExpected.mutate({ expectedId: expected.id, essays }, { onSuccess: handleForgotten })
      : removeStudent.mutate(person.id, { onSuccess: handleSuccess });

  function handleForgotten(isGone: boolean) {
    setHasMore(!isGone);
    if (isGone) handleSuccess();
  }

  function handleSuccess() {
    onClose();
    const action = { label: 'Desfazer', onPress: () => void undo() };
    notify({ ...messages.studentRemoved, ...(essays === 0 && { action }) });
  }

  const undo = () =>
    tellUndone(() => (expected ? expect([toExpected(expected)]) : restore(person.id)), {
      title: 'Remoção desfeita',
      description: `${person.nome} está na lista de novo.`,
    });

  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        removal.reset();
        setHasMore(false);
        onClose();
      }}
      onConfirm={remove}
      title={`Remover ${person.nome}?`}
      description={
        expected
          ? forgetting(essays)
          : `Este aluno sai da sala agora e não consegue voltar pelo convite atual. O que ele enviou deixa de aparecer aqui e é apagado em ${DAYS_TO_UNDO_REMOVAL} dias; as redações continuam com ele. “Desfazer” fica no aviso logo depois.`
      }
      confirmLabel={essays > 0 ? 'Remover e apagar' : 'Remover'}
      busyLabel="Removendo..."
      isBusy={removal.isPending}
      failure={hasMore ? MORE_ESSAYS : removal.error && errorSentence(removal.error)}
    />
  );
}

const MORE_ESSAYS =
  'Entraram mais redações com este nome enquanto isso, e nada foi apagado. Feche esta janela, confira e tente de novo.';

function forgetting(essays: number): string {
  if (essays === 0) return 'O nome sai da lista de alunos esperados.';
  const gone =
    essays === 1
      ? 'a redação que você fotografou para este nome, com o texto, a correção e a sua revisão'
      : `as ${essays} redações que você fotografou para este nome, com os textos, as correções e as suas revisões`;
  return `O nome sai da lista, e com ele ${gone}. Não há como desfazer.`;
}

function toExpected({ id, nome, email }: ExpectedStudent): ExpectedStudent {
  return { id, nome, email };
}
