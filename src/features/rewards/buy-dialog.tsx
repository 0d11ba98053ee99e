import { useState } from 'react';
import { canetinhasFigure, canetinhasText } from '@/copy/canetinhas';
import { errorSentence } from '@/copy/errors';
import { useServices } from '@/data/services-context';
import { FREEZE, MAX_FREEZES, type PurchaseRefusal, type ShopItem } from '@/domain/rewards/shop';
import { randomCode } from '@/lib/random-code';
import { useBuy } from '@/queries/reward-queries';
import { useIsCutOff } from '@/queries/use-is-cut-off';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { NetworkNote } from '@/ui/network-note';

const REFUSALS: Record<PurchaseRefusal, string> = {
  saldo: 'O seu saldo mudou e não chega mais para esta troca. Nada foi gasto.',
  limite: `Você já tem ${MAX_FREEZES} guardas, o máximo. Nada foi gasto.`,
};

type BuyDialogProps = {
  item: ShopItem;
  balance: number;
  open: boolean;
  onClose: () => void;
};

/**
 * Asks for confirmation before spending canetinhas, because a purchase cannot be undone. A purchased paper is
 * applied to the sheet immediately.
 */
export function BuyDialog({ item, balance, open, onClose }: BuyDialogProps) {
  const { paper } = useServices();
  const isCutOff = useIsCutOff();
  const { mutate, isPending, error, data, reset } = useBuy();
  // Reused for every attempt at this purchase, so that a purchase whose response was lost is not paid twice.
  const [key, setKey] = useState(randomCode);

  const close = () => {
    reset();
    onClose();
  };
  const buy = () =>
    mutate(
      { item: item.id, key },
      {
        onSuccess(refusal) {
          if (refusal) return;
          if (item.id !== FREEZE) paper.set(item.id);
          setKey(randomCode());
          close();
        },
      },
    );

  return (
    <ConfirmDialog
      open={open}
      onCancel={close}
      onConfirm={buy}
      title={`Trocar ${canetinhasText(item.price)} por “${item.name}”?`}
      description={
        <div className="grid gap-4">
          {`O saldo passa de ${canetinhasFigure(balance)} para ${canetinhasFigure(balance - item.price)}. Depois não dá para desfazer.`}
          <NetworkNote
            sentence={isCutOff ? 'Você está sem internet. Conecte-se para fazer a troca.' : null}
          />
        </div>
      }
      confirmLabel="Trocar"
      busyLabel="Trocando..."
      isBusy={isPending}
      failure={error ? errorSentence(error) : data ? REFUSALS[data] : null}
      variant="primary"
    />
  );
}
