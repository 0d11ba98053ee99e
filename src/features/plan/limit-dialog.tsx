import { PACKAGE_CORRECTIONS, STUDENT_OFFER } from '@/domain/plans/offers';
import { formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { LinkButton } from '@/ui/link-button';
import { useNotSold } from './checkout-button';
import { PackageCells } from './package-offer';
import { useCheckout } from './use-checkout';
import { useNextExam } from './use-next-exam';

type LimitDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** States that a purchased package of twelve is used up (R-OFFER-9). */
export function LimitDialog({ open, onOpenChange }: LimitDialogProps) {
  const { campaignName } = useNextExam();
  const isSold = useCheckout('student') !== null;
  const notSold = useNotSold();
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Limite de correções atingido"
      description={`Você chegou ao limite de ${PACKAGE_CORRECTIONS} correções do seu pacote. ${isSold ? 'Para continuar, é preciso comprar um novo pacote.' : notSold}`}
      hideClose
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Fechar
          </Button>
          {isSold && (
            <LinkButton to={paths.student.upgrade} onClick={close}>
              Ver Opções de Upgrade
            </LinkButton>
          )}
        </>
      }
    >
      <PackageCells isUsedUp />
      {isSold && (
        <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-y py-4">
          <h3 className="text-md">{campaignName}</h3>
          <p className="num text-ink-2">
            <b className="text-ink">{formatMoney(STUDENT_OFFER.priceBrl)}</b>, +{STUDENT_OFFER.corrections}{' '}
            correções
          </p>
        </div>
      )}
    </Dialog>
  );
}
