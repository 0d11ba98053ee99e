import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { teacherTitle } from '@/copy/classes';
import { errorSentence } from '@/copy/errors';
import { useEntryServices, useStore } from '@/data/services-context';
import type { TeacherInvitation as Invited, TeacherJoinAnswer } from '@/domain/classrooms/class-team';
import { paths } from '@/lib/paths';
import { useHasCoTeachers, useJoinAsTeacher, useTeacherInvitation } from '@/queries/co-teacher-queries';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { FormFailure } from '@/ui/form-failure';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { notify } from '@/ui/toast';

type TeacherInvitationProps = {
  code: string;
  /** Called if nobody is signed in. Opens the entry form, which returns to this page. */
  onEnter(signUp: boolean): void;
};

/** The invitation to become another teacher of a classroom. Only teachers are shown the name of the classroom. */
export function TeacherInvitation({ code, onEnter }: TeacherInvitationProps) {
  const user = useStore(useEntryServices().session.user);
  const hasCoTeachers = useHasCoTeachers();
  const home = <LinkButton to={paths.entry}>Voltar para o início</LinkButton>;

  if (!hasCoTeachers)
    return (
      <EmptyState griffin="thinking" title="Convite para dar aula" headingLevel={1} action={home}>
        No modo demonstração, cada sala tem um professor só, porque ela fica no aparelho dele.
      </EmptyState>
    );
  if (!user)
    return (
      <EmptyState
        griffin="reading"
        title="Convite para dar aula"
        headingLevel={1}
        action={
          <>
            <Button onClick={() => onEnter(false)}>Entrar</Button>
            <Button variant="outline" onClick={() => onEnter(true)}>
              Criar conta de professor
            </Button>
          </>
        }
      >
        Entre com a sua conta de professor, ou crie uma, e volte a este convite.
      </EmptyState>
    );
  if (user.userType !== 'teacher')
    return (
      <EmptyState griffin="thinking" title="Este convite é para professores" headingLevel={1} action={home}>
        Você entrou com uma conta que não é de professor. Para aceitar, saia e entre com uma conta de
        professor.
      </EmptyState>
    );
  return <InvitationForTeacher code={code} />;
}

function InvitationForTeacher({ code }: { code: string }) {
  const invitation = useTeacherInvitation(code);
  const [isGone, setIsGone] = useState(false);

  if (isGone) return <NotValid />;
  return (
    <Loaded
      query={invitation}
      placeholder={<TeacherInvitationSkeleton />}
      failed={{
        title: 'Não deu para abrir o convite',
        headingLevel: 1,
        note: errorSentence,
        className: '',
      }}
      empty={<NotValid />}
    >
      {(invited) => <InvitationCard invitation={invited} code={code} onGone={() => setIsGone(true)} />}
    </Loaded>
  );
}

function NotValid() {
  return (
    <EmptyState
      griffin="thinking"
      title="Este convite não vale mais"
      headingLevel={1}
      action={<LinkButton to={paths.teacher.classrooms}>Ver salas</LinkButton>}
    >
      O link pode ter vencido, já ter sido usado ou ter sido encerrado. Peça outro a quem convidou você.
    </EmptyState>
  );
}

type InvitationCardProps = { invitation: Invited; code: string; onGone(): void };

function InvitationCard({ invitation: { nome, professor_nome }, code, onGone }: InvitationCardProps) {
  const navigate = useNavigate();
  const joining = useJoinAsTeacher();
  const reason = joining.data?.motivo;

  function handleAnswer({ sala, motivo }: TeacherJoinAnswer) {
    if (motivo === 'convite_invalido') return onGone();
    if (motivo) return;
    notify({ title: 'Bem-vindo(a)!', description: `Você agora dá aula na sala ${sala.nome}.` });
    void navigate(paths.teacher.classroom(sala.id));
  }

  return (
    <Card>
      <article aria-labelledby="teacher-invitation">
        <p className="text-sm font-medium text-ink-2">Convite para dar aula na sala</p>
        <h1 id="teacher-invitation" className="mt-1 text-xl wrap-anywhere lg:text-2xl">
          {nome}
        </h1>
        <p className="mt-1 font-serif wrap-anywhere italic">{teacherTitle(professor_nome)}</p>
        <p className="mt-5 border-t pt-5 text-ink-2">
          Você vai ler e comentar o que os alunos enviam, passar temas, convidar e remover alunos. Só quem é
          responsável pela sala pode excluí-la e escolher os professores. Os alunos veem o seu nome.
        </p>
        <div className="mt-5 grid gap-4">
          <FormFailure
            sentence={
              reason && reason !== 'convite_invalido'
                ? REFUSALS[reason]
                : joining.error && errorSentence(joining.error)
            }
          />
          <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-end">
            <LinkButton to={paths.teacher.home} variant="outline">
              Agora não
            </LinkButton>
            <Button
              busy={joining.isPending}
              busyLabel="Entrando..."
              onClick={() => joining.mutate(code, { onSuccess: handleAnswer })}
            >
              Aceitar convite
            </Button>
          </div>
        </div>
      </article>
    </Card>
  );
}

const REFUSALS: Record<Exclude<NonNullable<TeacherJoinAnswer['motivo']>, 'convite_invalido'>, string> = {
  apenas_professores: 'Só contas de professor dão aula em salas.',
  sala_cheia: 'Esta sala já tem dez professores além de quem a criou. Avise quem convidou você.',
  limite_de_salas: 'Você já dá aula em cem salas de outros professores. Saia de uma para entrar nesta.',
};

export function TeacherInvitationSkeleton() {
  return (
    <Card>
      <output className="sr-only">Carregando...</output>
      <Skeleton className="h-4 w-48" />
      <Skeleton className="mt-3 h-8 w-3/5" />
      <Skeleton className="mt-3 h-4 w-40" />
      <Skeleton className="mt-8 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-4/5" />
    </Card>
  );
}
