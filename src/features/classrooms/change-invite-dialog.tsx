import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '@/copy/errors';
import { useLateServices } from '@/data/use-late-services';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/toast';

export type InviteChange = 'renew' | 'revoke';

const COPY = {
  renew: {
    title: 'Renovar o convite?',
    description:
      'O link e o QR code de agora deixam de funcionar, e a sala ganha novos. Quem já entrou continua nela.',
    confirmLabel: 'Renovar convite',
    busyLabel: 'Renovando...',
    variant: 'primary',
    done: { title: 'Convite renovado!', description: 'O link anterior não funciona mais.' },
  },
  revoke: {
    title: 'Revogar o convite?',
    description:
      'Ninguém mais entra por este link ou QR code, até você criar outro convite. Quem já entrou continua na sala.',
    confirmLabel: 'Revogar convite',
    busyLabel: 'Revogando...',
    variant: 'danger',
    done: { title: 'Convite revogado', description: 'Ninguém mais entra por aquele link.' },
  },
} as const;

type ChangeInviteDialogProps = {
  open: boolean;
  onClose: () => void;
  classroomId: string;
  change: InviteChange;
};

/** Another invite in place of this one, or none; the link in people's hands is dead either way. */
export function ChangeInviteDialog({ open, onClose, classroomId, change }: ChangeInviteDialogProps) {
  const { classrooms } = useLateServices();
  const { done, ...copy } = COPY[change];
  const mutation = useMutation({
    mutationFn: async () => {
      await (change === 'renew' ? classrooms.renewInvite(classroomId) : classrooms.revokeInvite(classroomId));
    },
    networkMode: 'always',
    onSuccess() {
      onClose();
      notify(done);
    },
  });
  return (
    <ConfirmDialog
      {...copy}
      open={open}
      onCancel={() => {
        mutation.reset();
        onClose();
      }}
      onConfirm={() => mutation.mutate()}
      isBusy={mutation.isPending}
      failure={mutation.error && errorSentence(mutation.error)}
    />
  );
}
