import { usePlan } from '@/data/use-plan';
import { STUDENT_OFFER } from '@/domain/plans/offers';
import { formatMoney } from '@/lib/format-money';
import { CheckoutButton } from './checkout-button';

/** The offer on the student home; hidden while a promotional plan applies (spec §2 "Student home"). */
export function UpgradeBanner() {
  const { isUnlimited } = usePlan();
  if (isUnlimited) return null;
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
