import { useEntryServices, useStore } from '@/data/services-context';
import { useEnrolments } from '@/data/use-enrolments';
import type { Invitation } from '@/domain/classrooms/enrolment';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { LinkButton } from '@/ui/link-button';
import type { Joining } from './use-join';

type JoinActionsProps = { invitation: Invitation; joining: Joining; onCancel(): void };

/** Cancel and join; for whoever is in the class already, the way on. */
export function JoinActions(props: JoinActionsProps) {
  const user = useStore(useEntryServices().session.user);
  return user?.userType === 'student' ? <StudentActions {...props} /> : <Actions {...props} />;
}

function StudentActions(props: JoinActionsProps) {
  // Where this cannot be read, joining again is joining once.
  const { data: enrolments } = useEnrolments();
  const isInClass = enrolments?.some(({ id }) => id === props.invitation.id) ?? false;
  return isInClass && !props.joining.isBusy ? <AlreadyIn /> : <Actions {...props} />;
}

function Actions({ joining, onCancel }: JoinActionsProps) {
  const { isBusy, refusal, join } = joining;

  return (
    <div className="grid gap-4">
      <FormFailure sentence={refusal} />
      <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
        <Button variant="outline" disabled={isBusy} onClick={onCancel}>
          Cancelar
        </Button>
        <Button busy={isBusy} busyLabel="Entrando..." onClick={() => void join()}>
          Entrar na sala
        </Button>
      </div>
    </div>
  );
}

function AlreadyIn() {
  return (
    <div className="grid gap-4">
      <p className="font-semibold">Você já está nesta sala.</p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <LinkButton to={paths.student.home}>Ir para o início</LinkButton>
        <LinkButton to={paths.student.classes} variant="outline">
          Ver minhas turmas
        </LinkButton>
      </div>
    </div>
  );
}
