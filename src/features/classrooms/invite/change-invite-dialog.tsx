import { errorSentence } from '@/copy/errors';
import { useRenewInvite, useRevokeInvite } from '@/queries/classroom-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { notify } from '@/ui/toast';

export type InviteChange = 'renew' | 'revoke';

const COPY = {
  renew: {
    title: 'Renovar o convite?',
    description:
      'O código, o link e o QR code atuais deixam de funcionar, e a sala ganha outros. Quem já entrou continua nela.',
    confirmLabel: 'Renovar convite',
    busyLabel: 'Renovando...',
    variant: 'primary',
    done: { title: 'Convite renovado!', description: 'O código e o link anteriores não funcionam mais.' },
  },
  revoke: {
    title: 'Encerrar o convite?',
    description:
      'Ninguém mais entra por este código, link ou QR code, até você criar outro convite. Quem já entrou continua na sala.',
    confirmLabel: 'Encerrar convite',
    busyLabel: 'Encerrando...',
    variant: 'danger',
    done: { title: 'Convite encerrado', description: 'Ninguém mais entra por aquele código ou link.' },
  },
} as const;

type ChangeInviteDialogProps = {
  open: boolean;
  onClose: () => void;
  classroomId: string;
  change: InviteChange;
};

/** Renews or revokes the invite. The current link stops working in both cases. */
export function ChangeInviteDialog({ open, onClose, classroomId, change }: ChangeInviteDialogProps) {
  const renewal = useRenewInvite(classroomId);
  const revocation = useRevokeInvite(classroomId);
  const mutation = change === 'renew' ? renewal : revocation;
  const { done, ...copy } = COPY[change];

  function handleSuccess() {
    onClose();
    notify(done);
  }

  return (
    <ConfirmDialog
      {...copy}
      open={open}
      onCancel={() => {
        mutation.reset();
        onClose();
      }}
      onConfirm={() => mutation.mutate(undefined, { onSuccess: handleSuccess })}
      isBusy={mutation.isPending}
      failure={mutation.error && errorSentence(mutation.error)}
    />
  );
}
