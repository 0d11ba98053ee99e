import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { useCreateClassroom } from '@/queries/classroom-queries';
import { useIsCutOff } from '@/queries/use-is-cut-off';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { LinkButton } from '@/ui/link-button';
import { NetworkNote } from '@/ui/network-note';
import { notify } from '@/ui/toast';
import { ClassroomFormFields, tellMissingName, useClassroomForm } from './classroom-form';
import { BackToClassrooms } from './classroom-header';

const LeaveDialog = lazyDialog(() => import('@/ui/leave-dialog').then((module) => module.LeaveDialog));

const OFFLINE = 'Você está sem internet, e a sala só é criada com ela. O que você escrever fica aqui até lá.';
const EMPTY = { nome: '', descricao: '' };

/** Creates a classroom, then opens its page. */
export function NewClassroom() {
  const creation = useCreateClassroom();
  const isCutOff = useIsCutOff();
  const navigate = useNavigate();
  const { form, restored, isDirty, settle } = useClassroomForm(null, EMPTY);
  const guard = useLeaveGuard({ isActive: isDirty, discard: () => settle(EMPTY) });
  const createdId = creation.data;
  const isCreating = creation.isPending || creation.isSuccess;

  const submit = form.handleSubmit(async (fields) => {
    const id = await creation.mutateAsync(fields).catch(() => null);
    if (id === null) return;
    settle(fields);
    notify(messages.classroomCreated);
  }, tellMissingName);

  // Replaces the history entry, because going back must not show an empty form.
  useEffect(() => {
    if (createdId !== undefined && !isDirty)
      void navigate(paths.teacher.classroom(createdId), { replace: true });
  }, [createdId, isDirty, navigate]);

  return (
    <div className="max-w-160">
      <BackToClassrooms />
      <h2 id="new-classroom" className="mt-2 text-xl lg:text-2xl">
        Nova sala
      </h2>
      <p className="mt-1 text-ink-2">
        Depois de criar, você convida os alunos por um link ou QR code e escolhe o primeiro tema.
      </p>
      <form
        noValidate
        aria-labelledby="new-classroom"
        onSubmit={(event) => void submit(event)}
        className="mt-6 grid gap-5 rounded-lg border bg-paper p-5 sm:p-6"
      >
        <NetworkNote sentence={isCutOff ? OFFLINE : null} />
        {restored && isDirty && (
          <p className="rounded-md bg-hl-soft px-3.5 py-2.5 text-sm">
            O que você tinha escrito está aqui. Confira e crie a sala.
          </p>
        )}
        <ClassroomFormFields form={form} isBusy={isCreating} />
        <FormFailure sentence={creation.error && formErrorSentence(creation.error)} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <LinkButton to={paths.teacher.classrooms} variant="outline">
            Cancelar
          </LinkButton>
          <Button type="submit" busy={isCreating} busyLabel="Criando...">
            Criar sala
          </Button>
        </div>
      </form>
      <LeaveDialog
        open={guard.isAsking}
        stay={guard.stay}
        leave={guard.leave}
        description="A sala ainda não foi criada."
      />
    </div>
  );
}
