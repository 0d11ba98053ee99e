import { useEffect } from 'react';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useInvitation } from '@/data/use-enrolments';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { notify } from '@/ui/toast';
import { InvitationCard } from './invitation-card';
import { InvitationMissing } from './invitation-missing';
import { InvitationSkeleton } from './invitation-skeleton';
import { useJoin, type JoinHandlers } from './use-join';

type InvitationProps = JoinHandlers & { code: string; onCancel(): void };

/** What a code invites to, for visitors too, and the way in (spec §2 "Classroom invitation page"). */
export function Invitation({ code, onCancel, ...handlers }: InvitationProps) {
  const { data: invitation, error, isError, isFetching, refetch } = useInvitation(code);
  const joining = useJoin(code, handlers);

  useEffect(() => {
    if (isError) notify(messages.classroomLoadFailed);
  }, [isError]);

  if (invitation === null || joining.isGone) return <InvitationMissing />;
  if (invitation) return <InvitationCard invitation={invitation} joining={joining} onCancel={onCancel} />;
  if (!isError) return <InvitationSkeleton />;
  return (
    <EmptyState
      title="Não deu para abrir o convite"
      headingLevel={1}
      action={
        <>
          <Button busy={isFetching} busyLabel="Carregando..." onClick={() => void refetch()}>
            Tentar de novo
          </Button>
          <Button variant="outline" onClick={onCancel}>
            Voltar para o início
          </Button>
        </>
      }
    >
      {errorSentence(error)}
    </EmptyState>
  );
}
