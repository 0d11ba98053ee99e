import { errorSentence } from '@/copy/errors';
import type { Classroom } from '@/domain/classrooms/classroom';
import { useArchiveClassroom } from '@/queries/classroom-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { notify } from '@/ui/toast';

type ArchiveClassroomDialogProps = { open: boolean; onClose: () => void; classroom: Classroom };

/** Archives a classroom at the end of its year. */
export function ArchiveClassroomDialog({ open, onClose, classroom }: ArchiveClassroomDialogProps) {
  const archiving = useArchiveClassroom(classroom.id);

  function handleSuccess() {
    onClose();
    notify({ title: 'Sala arquivada', description: 'Ela fica em “Arquivadas”, no fim da lista de salas.' });
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        archiving.reset();
        onClose();
      }}
      onConfirm={() => archiving.mutate(true, { onSuccess: handleSuccess })}
      title={`Arquivar a sala “${classroom.nome}”?`}
      description="Ninguém mais entra nem envia redações, e o convite deixa de valer. Você e os alunos continuam lendo tudo o que está nela. Dá para reabrir a sala quando quiser."
      confirmLabel="Arquivar sala"
      busyLabel="Arquivando..."
      variant="primary"
      isBusy={archiving.isPending}
      failure={archiving.error && errorSentence(archiving.error)}
    />
  );
}

/** Notice that a classroom is archived, with a button to reopen it. */
export function ArchivedNote({ classroomId }: { classroomId: string }) {
  const opening = useArchiveClassroom(classroomId);

  function handleOpen() {
    const onSuccess = () =>
      notify({ title: 'Sala reaberta', description: 'Crie um convite quando quiser chamar alunos.' });
    opening.mutate(false, { onSuccess });
  }

  return (
    <div className="mt-4 grid gap-3 rounded-md bg-tray px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-72 text-sm">
          <Badge variant="outline" className="mr-2">
            arquivada
          </Badge>
          Ninguém entra nem envia redações. O que já está nela continua aqui, para você e para os alunos.
        </p>
        <Button
          variant="outline"
          size="small"
          busy={opening.isPending}
          busyLabel="Reabrindo..."
          onClick={handleOpen}
        >
          Reabrir sala
        </Button>
      </div>
      <FormFailure sentence={opening.error && errorSentence(opening.error)} />
    </div>
  );
}
