import { errorSentence } from '@/copy/errors';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { ClassTeacher } from '@/domain/classrooms/class-team';
import { useRemoveTeacher } from '@/queries/co-teacher-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { notify } from '@/ui/toast';

type RemoveTeacherDialogProps = {
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
  classroom: Classroom;
  teacher: ClassTeacher;
  /** Whether the current user leaves. */
  isOwn: boolean;
};

/** Removes one of the teachers, or lets the current user leave. */
export function RemoveTeacherDialog(props: RemoveTeacherDialogProps) {
  const { open, onClose, onRemoved, classroom, teacher, isOwn } = props;
  const removal = useRemoveTeacher(classroom.id);

  function handleSuccess() {
    notify(
      isOwn
        ? { title: 'Você saiu da sala', description: `Você não dá mais aula em ${classroom.nome}.` }
        : { title: 'Professor removido', description: `${teacher.nome} não vê mais esta sala.` },
    );
    onRemoved();
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        removal.reset();
        onClose();
      }}
      onConfirm={() => removal.mutate(teacher.id, { onSuccess: handleSuccess })}
      title={
        isOwn ? `Deixar de dar aula na sala “${classroom.nome}”?` : `Remover ${teacher.nome} dos professores?`
      }
      description={
        isOwn
          ? 'Você deixa de ver a sala agora. O que você comentou continua nela. Para voltar, você precisa de um convite.'
          : 'Esta pessoa deixa de ver a sala agora. O que ela comentou continua aqui. Para voltar, ela precisa de um convite.'
      }
      confirmLabel={isOwn ? 'Sair da sala' : 'Remover'}
      busyLabel={isOwn ? 'Saindo...' : 'Removendo...'}
      isBusy={removal.isPending}
      failure={removal.error && errorSentence(removal.error)}
    />
  );
}
