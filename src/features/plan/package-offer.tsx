import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PACKAGE_CORRECTIONS, STUDENT_OFFER } from '@/domain/plans/offers';
import { formatMoney } from '@/lib/format';
import { usePlan } from '@/queries/use-plan';
import { Badge } from '@/ui/badge';
import type { ButtonVariant } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { BuyerNote, CheckoutButton, NOT_SOLD, useNotSold } from './checkout-button';
import { CREDIT_BRINGS } from './credit-use';
import { useCheckout } from './use-checkout';
import { useNextExam } from './use-next-exam';

type PackageOfferProps = { title: ReactNode; badge: string; description?: string; variant?: ButtonVariant };

/** The package with its price; the price per day is shown only before the exam (R-OFFER-5). */
export function PackageOffer({ title, badge, description, variant }: PackageOfferProps) {
  const { pricePerDay } = useNextExam();
  const brings = CREDIT_BRINGS[usePlan().creditValue];
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
      {brings && <p className="mt-3 text-sm text-ink-2">{brings}</p>}
      <CheckoutButton kind="student" variant={variant} block className="mt-4">
        {STUDENT_OFFER.buttonText}
      </CheckoutButton>
      <BuyerNote kind="student" />
    </section>
  );
}

/** The page of the offer says so if nothing can be bought. */
export function NothingSold() {
  return (
    <section aria-labelledby="package-offer" className="border-y py-5">
      <h3 id="package-offer" className="text-md">
        {NOT_SOLD.title}
      </h3>
      <p className="mt-1.5 text-ink-2">{useNotSold()}</p>
    </section>
  );
}

/** The offer on a sheet (R-OFFER-10); nothing if it cannot be bought. */
export function OfferSheet({ className }: { className?: string }) {
  if (useCheckout('student') === null) return null;
  return (
    <Sheet className={className}>
      <div className="p-6 lg:p-8">
        <PackageOffer title={STUDENT_OFFER.name} badge={STUDENT_OFFER.badge} />
      </div>
    </Sheet>
  );
}

/**
 * The twelve corrections of the package as answer-card bubbles. Decorative, because the text beside them states the
 * number.
 */
export function PackageCells({ isUsedUp = false, className }: { isUsedUp?: boolean; className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('grid grid-cols-6 gap-2', className)}>
      {Array.from({ length: PACKAGE_CORRECTIONS }, (_, index) => (
        <span
          key={index}
          className={clsx(
            'num grid h-8 place-items-center rounded-full border-[1.5px] text-xs font-semibold',
            isUsedUp ? 'border-primary bg-primary text-on-primary' : 'border-border-strong text-ink-2',
          )}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
}

type PriceProps = { amount: number; fractionDigits?: number; className?: string };

/** A large figure with a small currency sign. */
export function Price({ amount, fractionDigits, className }: PriceProps) {
  const [currency, figure] = formatMoney(amount, fractionDigits).split('\u00a0');
  return (
    <p
      className={clsx('num font-serif text-[3.25rem] leading-none font-extrabold tracking-tight', className)}
    >
      <span className="text-[1.25rem] font-semibold tracking-normal">{currency}</span>
      {'\u00a0'}
      {figure}
    </p>
  );
}
