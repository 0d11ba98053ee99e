import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useLateServices } from '@/data/use-late-services';
import type { Classroom } from '@/domain/classrooms/classroom';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/toast';

type DeleteClassroomDialogProps = {
  open: boolean;
  onClose: () => void;
  classroom: Classroom;
  onDeleted: () => void;
};

export function DeleteClassroomDialog({ open, onClose, classroom, onDeleted }: DeleteClassroomDialogProps) {
  const { classrooms } = useLateServices();
  const removal = useMutation({
    mutationFn: () => classrooms.remove(classroom.id),
    networkMode: 'always',
    onSuccess() {
      notify(messages.classroomDeleted);
      onDeleted();
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
      title={`Excluir a sala “${classroom.nome}”?`}
      description="Os alunos saem da sala, e os temas, os envios e os seus comentários se perdem. As redações continuam com quem as escreveu. Isto não pode ser desfeito."
      confirmLabel="Excluir sala"
      busyLabel="Excluindo..."
      isBusy={removal.isPending || removal.isSuccess}
      failure={removal.error && errorSentence(removal.error)}
    />
  );
}
