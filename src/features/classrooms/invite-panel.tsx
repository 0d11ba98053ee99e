import { Check, Copy, QrCode, Share2, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '@/copy/dates';
import { errorSentence } from '@/copy/errors';
import type { ClassInvite, Classroom } from '@/domain/classrooms/classroom';
import { focusIfLost } from '@/lib/focus';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { useRenewInvite } from '@/queries/classroom-queries';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Input } from '@/ui/input';
import { notify } from '@/ui/toast';
import type { InviteChange } from './change-invite-dialog';

/** The invite with its link and QR code, or a button that creates one. */
export function InvitePanel({ classroom }: { classroom: Classroom }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasInvite = classroom.convite !== null;
  const had = useRef(hasInvite);

  // Creating or revoking the invite removes the pressed button: move the focus to the heading.
  useEffect(() => {
    if (had.current !== hasInvite) focusIfLost(heading.current);
    had.current = hasInvite;
  }, [hasInvite]);

  return (
    <section aria-labelledby="invite" className="rounded-lg border bg-paper p-5 sm:p-6">
      <h3 id="invite" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Convite
      </h3>
      {classroom.convite ? (
        <InviteInForce classroom={classroom} invite={classroom.convite} />
      ) : (
        <NoInvite classroomId={classroom.id} />
      )}
    </section>
  );
}

function NoInvite({ classroomId }: { classroomId: string }) {
  const creation = useRenewInvite(classroomId);

  function handleCreate() {
    const onSuccess = () =>
      notify({ title: 'Convite criado!', description: 'Envie o link ou projete o QR code.' });
    creation.mutate(undefined, { onSuccess });
  }

  return (
    <div className="mt-1.5 grid justify-items-start gap-4">
      <p className="text-ink-2">
        Ninguém pode entrar por enquanto. Crie um convite para enviar à turma ou projetar na aula.
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
      <p className="text-ink-2">Quem tem o link entra na sala. Envie só para a turma.</p>
      <InviteLink address={address} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setIsQrOpen(true)}>
          <QrCode size={18} strokeWidth={1.75} aria-hidden="true" />
          Mostrar QR code
        </Button>
        {'share' in navigator && (
          <Button variant="outline" onClick={() => void share(nome, address)}>
            <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
            Compartilhar
          </Button>
        )}
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
            Revogar
          </Button>
        </div>
      </div>
      <InviteQrDialog
        open={isQrOpen}
        onClose={() => setIsQrOpen(false)}
        classroomName={nome}
        address={address}
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

/** Opens the share sheet of the system. Closing it is not an error. */
async function share(classroomName: string, address: string): Promise<void> {
  try {
    await navigator.share({ title: `Convite para a sala ${classroomName}`, url: address });
  } catch {
    // Cancelled by the user.
  }
}

/** How long the button shows "Link copiado". */
const COPIED_MS = 4000;

const SAID = {
  copied: 'Link copiado.',
  selected: 'O navegador não deixou copiar. O link está selecionado: copie por ele.',
};

/** The link with a copy button. Where the browser refuses to copy, the link is selected instead. */
function InviteLink({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setOutcome('selected');
    }
  }

  return (
    <div className="grid gap-3">
      <Field label="Link do convite">
        {(control) => (
          <Input
            {...control}
            ref={field}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
            className="num text-ellipsis"
          />
        )}
      </Field>
      <Button onClick={() => void copy()} block>
        {outcome === 'copied' ? (
          <Check size={18} strokeWidth={2} aria-hidden="true" />
        ) : (
          <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
        )}
        {outcome === 'copied' ? 'Link copiado' : 'Copiar link'}
      </Button>
      <output className={outcome === 'selected' ? 'text-sm text-ink-2' : 'sr-only'}>
        {outcome && SAID[outcome]}
      </output>
    </div>
  );
}
