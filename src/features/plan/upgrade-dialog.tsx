import { usePlan } from '@/queries/use-plan';
import { STUDENT_OFFER } from '@/domain/plans/offers';
import { formatDate } from '@/copy/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { PackageOffer } from './package-offer';
import { whenFreeAgain } from './promo-card';
import { useCheckout } from './use-checkout';
import { useNextExam } from './use-next-exam';
import { usePromoSwitch } from './use-promo';

type UpgradeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Offers the free 24 hours first, then the package, if it can be bought (R-OFFER-7). */
export function UpgradeDialog({ open, onOpenChange }: UpgradeDialogProps) {
  const { credits, isUnlimited } = usePlan();
  const { campaignName } = useNextExam();
  const isSold = useCheckout('student') !== null;
  const hasNone = !isUnlimited && credits === 0;
  const close = () => onOpenChange(false);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={hasNone ? 'Você está sem créditos' : 'Upgrade'}
      description={hasNone ? 'Dá para corrigir agora mesmo, sem pagar nada.' : undefined}
    >
      <FreeDay onActivated={close} />
      {isSold && (
        <>
          <hr className="my-6" />
          <PackageOffer
            title={campaignName}
            badge={STUDENT_OFFER.campaignBanner}
            description={STUDENT_OFFER.name}
            variant="outline"
          />
        </>
      )}
      <Button variant="ghost" block className="mt-2" onClick={close}>
        Agora não
      </Button>
    </Dialog>
  );
}

function FreeDay({ onActivated }: { onActivated: () => void }) {
  const { promo, nextFreeDay } = usePlan();
  const { activate } = usePromoSwitch();

  if (promo.kind !== 'inactive') {
    return (
      <p>
        Suas correções estão <span className="hl font-semibold">ilimitadas</span>{' '}
        {promo.kind === 'marker' ? `por mais ${promo.hoursLeft}h` : `até ${formatDate(promo.endsAt)}`}.
      </p>
    );
  }
  if (nextFreeDay) {
    return (
      <section aria-labelledby="free-day" className="pb-2">
        <h3 id="free-day" className="text-md">
          Seu dia grátis deste mês já foi usado
        </h3>
        <p className="mt-1 text-sm text-ink-2">{whenFreeAgain(nextFreeDay)}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="free-day">
      <h3 id="free-day" className="text-md">
        Correções <span className="hl">ilimitadas</span> por 24 horas
      </h3>
      <p className="mt-1 text-sm text-ink-2">Sem cartão e sem compromisso. Você desativa quando quiser.</p>
      <Button
        block
        className="mt-4"
        onClick={() => {
          activate();
          onActivated();
        }}
      >
        Ativar 24h grátis
      </Button>
    </section>
  );
}
