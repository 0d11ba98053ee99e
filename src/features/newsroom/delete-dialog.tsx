import { errorCode } from '@/contracts/app-error';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import type { Announcement } from '@/domain/announcements/announcement';
import { useRemoveAnnouncement } from '@/queries/announcement-queries';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { notify } from '@/ui/toast';

type DeleteDialogProps = {
  open: boolean;
  announcement: Announcement | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/**
 * Asks for confirmation and deletes the announcement; stays open on failure. An announcement already deleted by
 * someone else is treated as deleted.
 */
export function DeleteDialog({ open, announcement, onClose, onDeleted }: DeleteDialogProps) {
  const removal = useRemoveAnnouncement();
  const failure = isGone(removal.error) ? null : removal.error;

  function remove() {
    if (!announcement || removal.isPending) return;
    function handleGone(id: string) {
      notify(messages.announcementDeleted);
      onDeleted(id);
      onClose();
    }
    removal.mutate(announcement.id, {
      onSuccess: (_data, id) => handleGone(id),
      onError: (error, id) => (isGone(error) ? handleGone(id) : notify(messages.announcementDeleteFailed)),
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        removal.reset();
        onClose();
      }}
      onConfirm={remove}
      title="Excluir comunicado?"
      description={
        <p className="wrap-anywhere">
          <b className="text-ink">{announcement?.titulo}</b> some para todos, e não há como desfazer.
        </p>
      }
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      isBusy={removal.isPending}
      failure={failure && errorSentence(failure)}
    />
  );
}

const isGone = (error: unknown) => error !== null && errorCode(error) === 'not-found';
