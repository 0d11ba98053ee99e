import { QrCode, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '@/copy/dates';
import { errorSentence } from '@/copy/errors';
import type { ClassInvite, Classroom } from '@/domain/classrooms/classroom';
import { focusIfLost } from '@/lib/focus';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { useRenewInvite } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { CopyLink, ShareLink } from '@/ui/copy-link';
import { FormFailure } from '@/ui/form-failure';
import { notify } from '@/ui/toast';
import type { InviteChange } from './change-invite-dialog';
import { ShortCode } from './short-code';

/** The invite with its link and QR code, or a button that creates one. */
export function InvitePanel({ classroom }: { classroom: Classroom }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasInvite = classroom.convite !== null;
  const had = useRef(hasInvite);

  // Creating or revoking the invite removes the pressed button, so the focus moves to the heading.
  useEffect(() => {
    if (had.current !== hasInvite) focusIfLost(heading.current);
    had.current = hasInvite;
  }, [hasInvite]);

  return (
    <section aria-labelledby="invite" className="rounded-lg border bg-paper p-5 sm:p-6">
      <h3 id="invite" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Convite
      </h3>
      {classroom.convite && <InviteInForce classroom={classroom} invite={classroom.convite} />}
      {!classroom.convite &&
        (classroom.arquivada ? (
          <p className="mt-1.5 text-ink-2">A sala está arquivada. Reabra-a para convidar alunos.</p>
        ) : (
          <NoInvite classroomId={classroom.id} />
        ))}
    </section>
  );
}

function NoInvite({ classroomId }: { classroomId: string }) {
  const creation = useRenewInvite(classroomId);

  function handleCreate() {
    const onSuccess = () =>
      notify({ title: 'Convite criado!', description: 'Projete o código e o QR code, ou envie o link.' });
    creation.mutate(undefined, { onSuccess });
  }

  return (
    <div className="mt-1.5 grid justify-items-start gap-4">
      <p className="text-ink-2">
        Ninguém pode entrar por enquanto. Crie um convite para enviar aos alunos ou projetar na aula.
      </p>
      <FormFailure sentence={creation.error && errorSentence(creation.error)} />
      <Button busy={creation.isPending} busyLabel="Criando..." onClick={handleCreate}>
        <UserPlus size={18} strokeWidth={1.75} aria-hidden="true" />
        Criar convite
      </Button>
    </div>
  );
}

const InviteQrDialog = lazyDialog(() => import('./invite-qr-dialog').then((module) => module.InviteQrDialog));
const ChangeInviteDialog = lazyDialog(() =>
  import('./change-invite-dialog').then((module) => module.ChangeInviteDialog),
);

type InviteInForceProps = { classroom: Classroom; invite: ClassInvite };

function InviteInForce({ classroom: { id, nome }, invite }: InviteInForceProps) {
  const [isQrOpen, setIsQrOpen] = useState(false);
  // `change` is kept while the dialog closes, so that its text does not change during the animation.
  const [asked, setAsked] = useState<{ change: InviteChange; isOpen: boolean }>();
  const address = new URL(paths.invitation(invite.codigo), window.location.origin).href;
  return (
    <div className="mt-1.5 grid gap-4">
      <p className="text-ink-2">Quem tem o código ou o link entra na sala. Mostre só aos seus alunos.</p>
      <div className="rounded-md bg-hl-soft px-4 py-3.5 text-center">
        <p className="text-sm font-semibold">Código da sala</p>
        <ShortCode code={invite.codigo_curto} className="text-[2.5rem]" />
        <p className="mt-1 text-sm text-ink-2">O aluno digita em Minhas salas, Entrar com código.</p>
      </div>
      <CopyLink label="Link do convite" address={address} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setIsQrOpen(true)}>
          <QrCode size={18} strokeWidth={1.75} aria-hidden="true" />
          Mostrar QR code
        </Button>
        <ShareLink title={`Convite para a sala ${nome}`} address={address} />
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t pt-3">
        <p className="num mr-auto text-sm text-muted">Criado em {formatDate(new Date(invite.criado_em))}</p>
        <div className="-mr-3 flex">
          <Button variant="ghost" size="small" onClick={() => setAsked({ change: 'renew', isOpen: true })}>
            Renovar
          </Button>
          <Button
            variant="ghost"
            size="small"

            onClick={() => setAsked({ change: 'revoke', isOpen: true })}
          >
            Encerrar
          </Button>
        </div>
      </div>
      <InviteQrDialog
        open={isQrOpen}
        onClose={() => setIsQrOpen(false)}
        classroomName={nome}
        address={address}
        shortCode={invite.codigo_curto}
      />
      <ChangeInviteDialog
        open={asked?.isOpen ?? false}
        onClose={() => setAsked((known) => known && { ...known, isOpen: false })}
        classroomId={id}
        change={asked?.change ?? 'renew'}
      />
    </div>
  );
}
