import type { ReactNode } from 'react';
import { STUDENT_OFFER } from '@/domain/plans/offers';
import { formatMoney } from '@/lib/format-money';
import { Badge } from '@/ui/badge';
import type { ButtonVariant } from '@/ui/button';
import { BuyerNote } from './buyer-note';
import { CheckoutButton } from './checkout-button';
import { PackageCells } from './package-cells';
import { Price } from './price';
import { useExamCountdown } from './use-exam-countdown';

type PackageOfferProps = { title: ReactNode; badge: string; description?: string; variant?: ButtonVariant };

/** The package with its price; the price per day only while the exam lies ahead (decisions §4). */
export function PackageOffer({ title, badge, description, variant }: PackageOfferProps) {
  const { pricePerDay } = useExamCountdown();
  return (
    <section aria-labelledby="package-offer">
      <div className="flex flex-wrap-reverse items-baseline justify-between gap-x-3 gap-y-1.5">
        <h3 id="package-offer" className="text-md">
          {title}
        </h3>
        <Badge variant="mark">{badge}</Badge>
      </div>
      {description && <p className="mt-0.5 text-sm text-ink-2">{description}</p>}
      <PackageCells className="mt-4 mb-5" />
      <Price amount={STUDENT_OFFER.priceBrl} />
      <p className="mt-2 text-sm text-ink-2">
        Pagamento único. {formatMoney(STUDENT_OFFER.pricePerCorrectionBrl)} por correção.
      </p>
      {pricePerDay !== null && (
        <p className="mt-1 text-sm text-ink-2">
          Até a prova, são <b className="num text-ink">{formatMoney(pricePerDay)} por dia</b>.
        </p>
      )}
      <CheckoutButton kind="student" variant={variant} block className="mt-4">
        {STUDENT_OFFER.buttonText}
      </CheckoutButton>
      <BuyerNote kind="student" />
    </section>
  );
}
