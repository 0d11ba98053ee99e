import { useEffect, useState } from 'react';
import { errorSentence, formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { DAYS_TO_RESTORE, type Classroom } from '@/domain/classrooms/classroom';
import { useEditClassroom, useRemoveClassroom } from '@/queries/classroom-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Dialog, dialogActions } from '@/ui/dialog';
import { FormFailure } from '@/ui/form-failure';
import { LeaveDialog } from '@/ui/leave-dialog';
import { NewerVersion } from '@/ui/newer-version';
import { notify } from '@/ui/toast';
import { ClassroomFormFields, tellMissingName, useClassroomForm } from './classroom-form';
import type { UnsavedSource } from './themes/unsaved';
import { useRestoreWithNotice } from './years/use-restore';

type EditClassroomDialogProps = {
  open: boolean;
  onClose: () => void;
  classroom: Classroom;
  onUnsaved: (source: UnsavedSource, hasChanges: boolean) => void;
};

/** Edits name and description. With unsaved changes, closing asks for confirmation first. */
export function EditClassroomDialog({ open, onClose, classroom, onUnsaved }: EditClassroomDialogProps) {
  const edit = useEditClassroom(classroom.id);
  const [isAsking, setIsAsking] = useState(false);
  const { id, nome, descricao } = classroom;
  const stored = { nome, descricao };
  // The stored values that the changes are based on: a clean form follows the stored values.
  const [seen, setSeen] = useState(stored);
  const { form, restored, isDirty, settle } = useClassroomForm(id, stored);
  const isBusy = edit.isPending;
  const hasConflict = edit.data === 'conflict';

  const submit = form.handleSubmit(async (fields) => {
    // After a conflict, the teacher has seen the stored values.
    const over = hasConflict ? stored : seen;
    const changed = Object.entries(fields).filter(
      ([name, value]) => over[name as keyof typeof over] !== value,
    );
    const changes = { fields: Object.fromEntries(changed), seen: over };
    setSeen(over);
    const result = await edit.mutateAsync(changes).catch(() => null);
    if (result === null || result === 'conflict') return;
    notify({ title: 'Sala atualizada!' });
    settle(fields);
    onClose();
  }, tellMissingName);

  if (!isDirty && !isBusy && (seen.nome !== nome || seen.descricao !== descricao)) setSeen(stored);

  useEffect(() => onUnsaved('classroom', isDirty), [isDirty, onUnsaved]);

  function giveUp() {
    setIsAsking(false);
    edit.reset();
    settle(stored);
    onClose();
  }

  /** Called by Escape, the close button and "Cancelar". */
  function requestClose() {
    if (isBusy) return;
    if (isDirty) setIsAsking(true);
    else giveUp();
  }

  return (
    <>
      <Dialog open={open} onOpenChange={requestClose} title="Editar sala">
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          {restored && isDirty && (
            <p className="rounded-md bg-hl-soft px-3.5 py-2.5 text-sm">
              O que você tinha escrito está aqui. Confira e salve.
            </p>
          )}
          <ClassroomFormFields form={form} isBusy={isBusy} />
          <FormFailure sentence={edit.error && formErrorSentence(edit.error)} />
          {hasConflict ? (
            <NewerVersion
              title="A sala mudou enquanto você escrevia"
              note="Ela foi salva em outra aba, em outro aparelho ou por outro professor. Escolha o que fica; o seu texto continua nos campos."
              actions={
                <>
                  <Button variant="outline" onClick={giveUp}>
                    Ficar com o salvo
                  </Button>
                  <Button type="submit">Salvar o meu</Button>
                </>
              }
            >
              <div className="min-w-0 text-sm">
                <p className="font-semibold wrap-anywhere">{nome}</p>
                <p className="wrap-anywhere whitespace-pre-line text-ink-2">{descricao || 'Sem descrição'}</p>
              </div>
            </NewerVersion>
          ) : (
            <div className={dialogActions}>
              <Button variant="outline" disabled={isBusy} onClick={requestClose}>
                Cancelar
              </Button>
              <Button type="submit" disabled={!isDirty} busy={isBusy} busyLabel="Salvando...">
                Salvar
              </Button>
            </div>
          )}
        </form>
      </Dialog>
      <LeaveDialog
        open={isAsking}
        stay={() => setIsAsking(false)}
        leave={giveUp}
        description="O que você mudou na sala ainda não foi salvo."
      />
    </>
  );
}

type DeleteClassroomDialogProps = {
  open: boolean;
  onClose: () => void;
  classroom: Classroom;
  onDeleted: () => void;
};

export function DeleteClassroomDialog({ open, onClose, classroom, onDeleted }: DeleteClassroomDialogProps) {
  const removal = useRemoveClassroom(classroom.id);
  const { restore } = useRestoreWithNotice();

  function handleSuccess() {
    notify({
      ...messages.classroomDeleted,
      description: `Por ${DAYS_TO_RESTORE} dias ela fica em “Excluídas”, no fim da lista de salas.`,
      action: { label: 'Desfazer', onPress: () => void restore(classroom) },
    });
    onDeleted();
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        removal.reset();
        onClose();
      }}
      onConfirm={() => removal.mutate(undefined, { onSuccess: handleSuccess })}
      title={`Excluir a sala “${classroom.nome}”?`}
      description={`Ela some agora para todos. Por ${DAYS_TO_RESTORE} dias você ainda pode restaurá-la, com tudo menos o convite. Depois se perdem os temas, as revisões e as redações que professores fotografaram. As que os alunos enviaram continuam com eles.`}
      confirmLabel="Excluir sala"
      busyLabel="Excluindo..."
      isBusy={removal.isPending || removal.isSuccess}
      failure={removal.error && errorSentence(removal.error)}
    />
  );
}
