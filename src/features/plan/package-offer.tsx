import { useServices } from '@/data/services-context';
import { usePlan } from '@/data/use-plan';
import { STUDENT_OFFER } from '@/domain/plans/constants';
import { daysUntilExam, pricePerDay } from '@/domain/plans/countdown';
import { formatMoney } from '@/lib/format-money';
import { Badge } from '@/ui/badge';
import { CheckoutButton } from './checkout-button';
import { PackageCells } from './package-cells';

/** The package with its price; the price per day only while the exam lies ahead (decisions §4). */
export function PackageOffer() {
  const { config } = useServices();
  const { now } = usePlan();
  const perDay = pricePerDay(STUDENT_OFFER.priceBrl, daysUntilExam(now, config.examDate));

  return (
    <section aria-labelledby="package-offer">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 id="package-offer" className="text-md">
          {STUDENT_OFFER.campaignName}
        </h3>
        <Badge variant="mark">{STUDENT_OFFER.campaignBanner}</Badge>
      </div>
      <p className="mt-0.5 text-sm text-ink-2">{STUDENT_OFFER.name}</p>
      <PackageCells className="my-4" />
      <p className="num font-serif text-[2.25rem] leading-none font-extrabold tracking-tight">
        {formatMoney(STUDENT_OFFER.priceBrl)}
      </p>
      <p className="mt-2 text-sm text-ink-2">
        Pagamento único. {formatMoney(STUDENT_OFFER.pricePerCorrectionBrl)} por correção.
      </p>
      {perDay !== null && (
        <p className="mt-1 text-sm text-ink-2">
          Até a prova, são <b className="num text-ink">{formatMoney(perDay)} por dia</b>.
        </p>
      )}
      <CheckoutButton kind="student" variant="outline" block className="mt-4">
        {STUDENT_OFFER.buttonText}
      </CheckoutButton>
    </section>
  );
}
