import { Check } from 'lucide-react';
import { reviewerTitle, teachersWho } from '@/copy/classes';
import { relativeDate } from '@/copy/relative-date';
import { useServices } from '@/data/services-context';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { useConfirmation } from './use-confirmation';
import type { Sent } from './use-submissions';

type SentLineProps = {
  sent: Sent;
  /** Rejects with an `AppError`. */
  onTakeBack(sent: Sent): Promise<void>;
};

/** "Enviada para 3º ano A", with the command to withdraw it. */
export function SentLine({ sent, onTakeBack }: SentLineProps) {
  const { now } = useServices();
  const { isOpen, isBusy, failure, ask, cancel, confirm } = useConfirmation(() => onTakeBack(sent));
  const noLongerSee = `${teachersWho(sent.professores, 'deixa', 'deixam')} de ver esta redação.`;
  return (
    <div className="flex items-center justify-between gap-x-4 text-sm">
      <p className="flex min-w-0 gap-2 py-1">
        <Check size={18} strokeWidth={2.25} aria-hidden="true" className="mt-px shrink-0 text-success" />
        <span className="min-w-0 wrap-anywhere">
          Enviada para <b>{sent.sala_nome}</b>
          {sent.enviado_em && ` ${relativeDate(sent.enviado_em, now())}`}.{' '}
          {sent.isReviewed && `${reviewerTitle(sent)} comentou.`}
        </span>
      </p>
      {sent.id !== null && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`Retirar da sala ${sent.sala_nome}`}
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
        title={`Retirar da sala ${sent.sala_nome}?`}
        description={
          sent.isReviewed
            ? `${noLongerSee} A revisão publicada fica: você continua lendo aqui, e o professor fica com o que escreveu e com as palavras que citou.`
            : `${noLongerSee} Se houver um comentário a caminho, ele vai junto. Você pode enviar de novo depois.`
        }
        confirmLabel="Retirar"
        busyLabel="Retirando..."
        isBusy={isBusy}
        failure={failure}
      />
    </div>
  );
}
