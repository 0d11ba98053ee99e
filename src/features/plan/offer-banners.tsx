import { usePlan } from '@/queries/use-plan';
import { STUDENT_OFFER } from '@/domain/plans/offers';
import { formatMoney } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { CheckoutButton } from './checkout-button';
import { useCheckout } from './use-checkout';
import { useNextExam } from './use-next-exam';

/** The package under its campaign name, beside the editor (R-ESSAY-11); hidden if nothing can be bought (R-BUY-1). */
export function OfferBanner() {
  const { campaignName } = useNextExam();
  const isSold = useCheckout('student') !== null;
  if (!isSold) return null;
  return (
    <section aria-labelledby="offer-banner" className="grid justify-items-start gap-3 border-y py-4">
      <div>
        <h2 id="offer-banner" className="text-md">
          {campaignName}
        </h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <span>
            {STUDENT_OFFER.corrections} correções por {formatMoney(STUDENT_OFFER.priceBrl)}
          </span>
          <Badge variant="mark">{STUDENT_OFFER.campaignBanner}</Badge>
        </p>
      </div>
      <CheckoutButton kind="student" variant="outline" size="small">
        Garantir vaga
      </CheckoutButton>
    </section>
  );
}

/** The offer on the student home; hidden while a promotional plan applies (R-OFFER-6) or nothing can be bought. */
export function UpgradeBanner() {
  const { isUnlimited } = usePlan();
  const isSold = useCheckout('student') !== null;
  if (isUnlimited || !isSold) return null;
  return (
    <section
      aria-labelledby="upgrade-banner"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y py-4"
    >
      <div className="min-w-0">
        <h2 id="upgrade-banner" className="text-md">
          {STUDENT_OFFER.name}
        </h2>
        <p className="mt-0.5 text-sm text-ink-2">
          Apenas {formatMoney(STUDENT_OFFER.priceBrl)} • Pagamento único
        </p>
      </div>
      <CheckoutButton
        kind="student"
        variant="outline"
        className="max-w-full max-sm:w-full sm:max-w-72 max-sm:[&>button]:w-full"
      >
        {STUDENT_OFFER.buttonText}
      </CheckoutButton>
    </section>
  );
}
