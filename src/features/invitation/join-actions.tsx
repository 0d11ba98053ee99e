import { useState } from 'react';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useBackend } from '@/data/services-context';
import { useEntryServices, useServices, useStore } from '@/data/services-context';
import { rememberClasses } from '@/domain/classrooms/class-memory';
import type { Invitation, JoinAnswer } from '@/domain/classrooms/enrolment';
import { paths } from '@/lib/paths';
import { useEnrolments, useJoinClass } from '@/queries/enrolment-queries';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { LinkButton } from '@/ui/link-button';
import { notify } from '@/ui/toast';

type JoinActionsProps = { invitation: Invitation; joining: Joining; onCancel(): void };

/** Buttons "Cancelar" and "Entrar na sala"; links for students who have already joined. */
export function JoinActions(props: JoinActionsProps) {
  const user = useStore(useEntryServices().session.user);
  return user?.userType === 'student' ? <StudentActions {...props} /> : <Actions {...props} />;
}

function StudentActions(props: JoinActionsProps) {
  // If this query fails, the student can still join, because joining is idempotent.
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
          Ver minhas salas
        </LinkButton>
      </div>
    </div>
  );
}

export type JoinHandlers = {
  /** Called if nobody is signed in. */
  onLogin(): void;
  onJoined(): void;
};

export type Joining = {
  /** Stays true until the next page is shown. */
  isBusy: boolean;
  /** Message of the last refusal, or null. */
  refusal: string | null;
  /** Whether the invite was revoked or the classroom deleted after the page opened. */
  isGone: boolean;
  join(): Promise<void>;
};

type Refusal = NonNullable<JoinAnswer['motivo']>;

/** Joins the classroom of an invite (R-INVITE-2). */
export function useJoin(code: string, { onLogin, onJoined }: JoinHandlers): Joining {
  const user = useStore(useEntryServices().session.user);
  const { classMemory } = useServices();
  const { enrolments } = useBackend();
  const joining = useJoinClass();
  const [isForStudents, setIsForStudents] = useState(false);
  const reason = isForStudents ? 'apenas_alunos' : joining.data?.motivo;

  function refuseOthers(): void {
    notify(messages.studentsOnly);
    setIsForStudents(true);
  }

  async function join(): Promise<void> {
    if (!user) {
      notify(messages.loginNeeded);
      return onLogin();
    }
    if (user.userType !== 'student') return refuseOthers();
    setIsForStudents(false);
    const answer = await joining.mutateAsync(code).catch(() => null);
    if (!answer) return notify(messages.joinFailed);
    const { sala, motivo } = answer;
    if (motivo === 'apenas_alunos') refuseOthers();
    if (motivo) return;
    notify(messages.joined(sala.nome));
    // Stores the theme for the next page; a failure here does not matter.
    await enrolments.list().then(
      (list) => classMemory.update((memory) => rememberClasses(memory, list)),
      () => undefined,
    );
    onJoined();
  }

  return {
    isBusy: joining.isPending || (joining.isSuccess && !joining.data.motivo),
    refusal: reason ? REFUSALS[reason] : joining.error && errorSentence(joining.error),
    isGone: reason === 'convite_invalido',
    join,
  };
}

const REFUSALS: Record<Refusal, string> = {
  convite_invalido: 'O link de convite não é válido ou a sala foi removida.',
  apenas_alunos:
    'Você entrou com uma conta que não é de aluno. Para entrar nesta sala, saia e entre com uma conta de aluno.',
  sala_cheia: 'Esta sala já está cheia. Avise quem convidou você.',
};
