import { Check } from 'lucide-react';
import { relativeDate } from '@/copy/relative-date';
import { teacherTitle } from '@/copy/teacher-name';
import { useServices } from '@/data/services-context';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useAsking } from './use-asking';
import type { Sent } from './use-sharing';

type SentLineProps = {
  sent: Sent;
  /** Rejects with an `AppError`. */
  onTakeBack(sent: Sent): Promise<void>;
};

/** "Enviada para 3º ano A", and the way to take it back. */
export function SentLine({ sent, onTakeBack }: SentLineProps) {
  const { now } = useServices();
  const { isOpen, isBusy, failure, ask, cancel, confirm } = useAsking(() => onTakeBack(sent));
  const teacher = teacherTitle(sent.teacherName);
  return (
    <div className="flex items-center justify-between gap-x-4 text-sm">
      <p className="flex min-w-0 gap-2 py-1">
        <Check size={18} strokeWidth={2.25} aria-hidden="true" className="mt-px shrink-0 text-success" />
        <span className="min-w-0 wrap-anywhere">
          Enviada para <b>{sent.classroomName}</b>
          {sent.sentAt && ` ${relativeDate(sent.sentAt, now())}`}. {sent.isReviewed && `${teacher} comentou.`}
        </span>
      </p>
      {sent.id !== null && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`Retirar da turma ${sent.classroomName}`}
          className="-mr-3 underline underline-offset-4"
          onClick={ask}
        >
          Retirar
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        onCancel={cancel}
        onConfirm={confirm}
        title={`Retirar da turma ${sent.classroomName}?`}
        description={
          sent.isReviewed
            ? `${teacher} deixa de ver esta redação. O que comentou sobre ela vai junto e não volta, nem se você enviar de novo.`
            : `${teacher} deixa de ver esta redação. Se estiver comentando, o comentário vai junto. Você pode enviar de novo depois.`
        }
        confirmLabel="Retirar"
        busyLabel="Retirando..."
        isBusy={isBusy}
        failure={failure}
      />
    </div>
  );
}
