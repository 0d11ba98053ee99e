import { useMutation } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { errorSentence } from '@/copy/errors';
import { useLateServices } from '@/data/use-late-services';
import type { Classroom } from '@/domain/classrooms/classroom';
import { focusIfLost } from '@/lib/focus-if-lost';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { notify } from '@/ui/toast';
import { InviteInForce } from './invite-in-force';

/** The way into the class: a link and a QR code that can be renewed and revoked, or none. */
export function InvitePanel({ classroom }: { classroom: Classroom }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasInvite = classroom.invite !== null;
  const had = useRef(hasInvite);

  // The button that made an invite or revoked it goes along with what it stood in.
  useEffect(() => {
    if (had.current !== hasInvite) focusIfLost(heading.current);
    had.current = hasInvite;
  }, [hasInvite]);

  return (
    <section aria-labelledby="invite" className="rounded-lg border bg-paper p-5 sm:p-6">
      <h3 id="invite" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Convite
      </h3>
      {classroom.invite ? (
        <InviteInForce classroom={classroom} invite={classroom.invite} />
      ) : (
        <NoInvite classroomId={classroom.id} />
      )}
    </section>
  );
}

function NoInvite({ classroomId }: { classroomId: string }) {
  const { classrooms } = useLateServices();
  const creation = useMutation({
    mutationFn: () => classrooms.renewInvite(classroomId),
    networkMode: 'always',
    onSuccess: () => notify({ title: 'Convite criado!', description: 'Envie o link ou projete o QR code.' }),
  });
  return (
    <div className="mt-1.5 grid justify-items-start gap-4">
      <p className="text-ink-2">
        Ninguém pode entrar por enquanto. Crie um convite para enviar à turma ou projetar na aula.
      </p>
      <FormFailure sentence={creation.error && errorSentence(creation.error)} />
      <Button busy={creation.isPending} busyLabel="Criando..." onClick={() => creation.mutate()}>
        <UserPlus size={18} strokeWidth={1.75} aria-hidden="true" />
        Criar convite
      </Button>
    </div>
  );
}
