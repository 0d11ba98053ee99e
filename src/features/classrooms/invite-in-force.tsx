import { QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '@/copy/format-date';
import type { ClassInvite, Classroom } from '@/domain/classrooms/classroom';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import type { InviteChange } from './change-invite-dialog';
import { InviteLink } from './invite-link';

const InviteQrDialog = lazyDialog(() => import('./invite-qr-dialog').then((module) => module.InviteQrDialog));
const ChangeInviteDialog = lazyDialog(() =>
  import('./change-invite-dialog').then((module) => module.ChangeInviteDialog),
);

type InviteInForceProps = { classroom: Classroom; invite: ClassInvite };

/** The invite that lets students in now, and what can be done with it. */
export function InviteInForce({ classroom: { id, nome }, invite }: InviteInForceProps) {
  const [isQrOpen, setIsQrOpen] = useState(false);
  // The change stays while its dialog closes, so that the words do not change on the way out.
  const [asked, setAsked] = useState<{ change: InviteChange; isOpen: boolean }>();
  const address = new URL(paths.invitation(invite.code), window.location.origin).href;
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
        <p className="num mr-auto text-sm text-muted">Criado em {formatDate(new Date(invite.createdAt))}</p>
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

/** By whatever the phone offers. Closing that sheet is no failure, and the link stands beside. */
async function share(classroomName: string, address: string): Promise<void> {
  try {
    await navigator.share({ title: `Convite para a sala ${classroomName}`, url: address });
  } catch {
    // Nothing was shared, as somebody wished.
  }
}
