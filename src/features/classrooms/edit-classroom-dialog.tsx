import { useEffect, useState } from 'react';
import { useLateServices } from '@/data/use-late-services';
import type { Classroom } from '@/domain/classrooms/classroom';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormFailure } from '@/ui/form-failure';
import { LeaveDialog } from '@/ui/leave-dialog';
import { notify } from '@/ui/toast';
import { ClassroomFields } from './classroom-fields';
import { useClassroomForm } from './use-classroom-form';
import type { UnsavedSource } from './use-unsaved';

type EditClassroomDialogProps = {
  open: boolean;
  onClose: () => void;
  classroom: Classroom;
  onUnsaved: (source: UnsavedSource, hasChanges: boolean) => void;
};

/** Name and description of a class. With something changed it does not close before one has said so. */
export function EditClassroomDialog({ open, onClose, classroom, onUnsaved }: EditClassroomDialogProps) {
  const { classrooms } = useLateServices();
  const [isAsking, setIsAsking] = useState(false);
  const { id, nome, descricao } = classroom;
  const { form, submit, discard, hasKept, isBusy, failure } = useClassroomForm(
    id,
    { nome, descricao },
    async (fields, settle) => {
      await classrooms.edit(id, fields);
      notify({ title: 'Sala atualizada!' });
      settle();
      onClose();
    },
  );
  const { isDirty } = form.formState;

  useEffect(() => onUnsaved('classroom', isDirty), [isDirty, onUnsaved]);

  function giveUp() {
    setIsAsking(false);
    discard();
    onClose();
  }

  /** By Escape, by the cross and by the button alike. */
  function requestClose() {
    if (isBusy) return;
    if (isDirty) setIsAsking(true);
    else giveUp();
  }

  return (
    <>
      <Dialog open={open} onOpenChange={requestClose} title="Editar sala">
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          {hasKept && (
            <p className="rounded-md bg-hl-soft px-3.5 py-2.5 text-sm">
              O que você tinha escrito está aqui. Confira e salve.
            </p>
          )}
          <ClassroomFields form={form} isBusy={isBusy} />
          <FormFailure sentence={failure} />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="outline" disabled={isBusy} onClick={requestClose}>
              Cancelar
            </Button>
            <Button type="submit" disabled={!isDirty} busy={isBusy} busyLabel="Salvando...">
              Salvar
            </Button>
          </div>
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
