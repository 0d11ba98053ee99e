import { useState } from 'react';
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

/** Asks, deletes, and stays open where that fails. What somebody else has deleted first is deleted. */
export function DeleteDialog({ open, announcement, onClose, onDeleted }: DeleteDialogProps) {
  const { mutateAsync: removeAnnouncement } = useRemoveAnnouncement();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    if (!announcement || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await removeAnnouncement(announcement.id);
    } catch (error) {
      if (errorCode(error) !== 'not-found') {
        setFailure(errorSentence(error));
        notify(messages.announcementDeleteFailed);
        return;
      }
    } finally {
      setIsBusy(false);
    }
    notify(messages.announcementDeleted);
    onDeleted(announcement.id);
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={() => {
        setFailure(null);
        onClose();
      }}
      onConfirm={() => void remove()}
      title="Excluir comunicado?"
      description={
        <p className="wrap-anywhere">
          <b className="text-ink">{announcement?.titulo}</b> some para todos, e não há como desfazer.
        </p>
      }
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      isBusy={isBusy}
      failure={failure}
    />
  );
}
