import { useId } from 'react';
import { SEEN_OF_ESSAY } from '@/copy/class-sharing';
import { teacherTitle } from '@/copy/teacher-name';
import type { Invitation } from '@/domain/classrooms/enrolment';
import { Sheet } from '@/ui/sheet';
import { InvitationLines } from './invitation-lines';
import { JoinActions } from './join-actions';
import type { Joining } from './use-join';

type InvitationCardProps = { invitation: Invitation; joining: Joining; onCancel(): void };

/** The class on a sheet of paper; beneath, what its teacher will see, before anyone joins. */
export function InvitationCard({ invitation, joining, onCancel }: InvitationCardProps) {
  const { nome, descricao, professor_nome, professor_email } = invitation;
  const headingId = useId();
  return (
    <article aria-labelledby={headingId}>
      <Sheet className="overflow-hidden">
        <InvitationLines>
          <p className="font-sans text-sm font-medium text-ink-2 [line-height:var(--ruled-line)]">
            Convite para a sala
          </p>
          <h1
            id={headingId}
            className="text-[1.625rem] font-extrabold wrap-anywhere [line-height:var(--ruled-line)] lg:text-[2rem]"
          >
            {nome}
          </h1>
          {descricao && <p className="wrap-anywhere whitespace-pre-line">{descricao}</p>}
          <p className="mt-(--ruled-line) wrap-anywhere italic">{teacherTitle(professor_nome)}</p>
          {professor_email && (
            <p className="font-sans text-sm wrap-anywhere text-ink-2 [line-height:var(--ruled-line)]">
              {professor_email}
            </p>
          )}
        </InvitationLines>
        <div className="grid gap-5 border-t p-5 sm:px-8 sm:py-6">
          <div>
            <h2 className="font-sans text-base leading-snug">O que seu professor vai ver</h2>
            <p className="mt-1 text-sm text-ink-2">
              Seu nome e as redações que você enviar para a turma, cada uma com {SEEN_OF_ESSAY}. O que você
              não enviar continua só seu. Dá para sair da sala quando quiser.
            </p>
          </div>
          <JoinActions invitation={invitation} joining={joining} onCancel={onCancel} />
        </div>
      </Sheet>
    </article>
  );
}
