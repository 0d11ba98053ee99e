import { STUDENT_OFFER } from '@/domain/plans/offers';
import { formatMoney } from '@/lib/format-money';
import { Badge } from '@/ui/badge';
import { CheckoutButton } from './checkout-button';

/** The package under its campaign name, beside the editor (spec §2 "Essay submission screen"). */
export function OfferBanner() {
  return (
    <section aria-labelledby="offer-banner" className="grid justify-items-start gap-3 border-y py-4">
      <div>
        <h2 id="offer-banner" className="text-md">
          {STUDENT_OFFER.campaignName}
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
