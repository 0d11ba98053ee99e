import { useId, type ReactNode } from 'react';
import { SEEN_OF_ESSAY, teacherTitle } from '@/copy/classes';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import type { Invitation } from '@/domain/classrooms/enrolment';
import { paths } from '@/lib/paths';
import { useInvitation } from '@/queries/enrolment-queries';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { RuledText } from '@/components/ruled-text';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/skeleton';
import { JoinActions, useJoin, type JoinHandlers, type Joining } from './join-actions';

type InvitationProps = JoinHandlers & { code: string; onCancel(): void };

/** Shows the classroom of an invite code, also to visitors who are not signed in (R-INVITE-1). */
export function Invitation({ code, onCancel, ...handlers }: InvitationProps) {
  const query = useInvitation(code);
  const joining = useJoin(code, handlers);

  if (joining.isGone) return <InvitationMissing />;
  return (
    <Loaded
      query={query}
      placeholder={<InvitationSkeleton />}
      failed={{
        title: 'Não deu para abrir o convite',
        headingLevel: 1,
        note: errorSentence,
        other: (
          <Button variant="outline" onClick={onCancel}>
            Voltar para o início
          </Button>
        ),
        toast: messages.classroomLoadFailed,
        className: '',
      }}
      empty={<InvitationMissing />}
    >
      {(invitation) => <InvitationCard invitation={invitation} joining={joining} onCancel={onCancel} />}
    </Loaded>
  );
}

type InvitationCardProps = { invitation: Invitation; joining: Joining; onCancel(): void };

/** The classroom, and what its teacher will see of a student who joins. */
function InvitationCard({ invitation, joining, onCancel }: InvitationCardProps) {
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
            <h2 className="font-sans text-base leading-snug">O que os professores vão ver</h2>
            <p className="mt-1 text-sm text-ink-2">
              Todos os professores desta sala, os de agora e os que chegarem depois, veem seu nome e as
              redações que você enviar para ela. De cada uma, veem {SEEN_OF_ESSAY}. O que você não enviar
              continua só seu. Dá para sair da sala quando quiser.
            </p>
          </div>
          <JoinActions invitation={invitation} joining={joining} onCancel={onCancel} />
        </div>
      </Sheet>
    </article>
  );
}

function InvitationLines({ children }: { children: ReactNode }) {
  return (
    <RuledText phoneParagraphs={false} className="min-h-[calc(6*var(--ruled-line))] overflow-hidden">
      <div className="pr-2">{children}</div>
    </RuledText>
  );
}

/** Shown in the same form for unknown, revoked and deleted invites, so that guessing codes reveals nothing. */
function InvitationMissing() {
  return (
    <EmptyState
      griffin="thinking"
      title="Sala não encontrada"
      headingLevel={1}
      action={<LinkButton to={paths.entry}>Voltar para o início</LinkButton>}
    >
      O link de convite não é válido ou a sala foi removida.
    </EmptyState>
  );
}

export function InvitationSkeleton() {
  return (
    <Sheet className="overflow-hidden">
      <output className="sr-only">Carregando...</output>
      <InvitationLines>
        <Skeleton className="absolute top-[calc(0.5*var(--ruled-line)-0.5rem)] h-4 w-32" />
        <Skeleton className="absolute top-[calc(1.5*var(--ruled-line)-0.75rem)] h-6 w-3/5" />
        <Skeleton className="absolute top-[calc(2.5*var(--ruled-line)-0.5rem)] h-4 w-4/5" />
        <Skeleton className="absolute top-[calc(4.5*var(--ruled-line)-0.5rem)] h-4 w-2/5" />
      </InvitationLines>
      <div className="grid gap-3 border-t p-5 sm:px-8">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="mt-2 h-11 w-full sm:w-64 sm:justify-self-end" />
      </div>
    </Sheet>
  );
}
