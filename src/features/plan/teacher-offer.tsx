import type { ReactNode } from 'react';
import { messages } from '@/copy/messages';
import { usePlan } from '@/data/use-plan';
import { usePurchases } from '@/data/use-purchases';
import { TEACHER_OFFER } from '@/domain/plans/offers';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/link';
import { Sheet } from '@/ui/sheet';
import { notify } from '@/ui/toast';
import { BuyerNote } from './buyer-note';
import { CheckoutButton } from './checkout-button';
import { Price } from './price';

/** What the plan costs and the way to the checkout, or that it is there already. Suspends. */
export function TeacherOffer() {
  const { plan } = usePlan();
  // Asked for again when somebody comes back from the checkout: the plan is read along with the purchases.
  usePurchases();
  return plan === 'premium' ? <OwnedPlan /> : <OfferedPlan />;
}

function OfferedPlan() {
  return (
    <OfferSheet title="Pagamento único">
      <Price amount={TEACHER_OFFER.priceBrl} fractionDigits={0} className="mt-4" />
      <p className="mt-2 text-sm text-ink-2">Acesso vitalício. Sem assinatura e sem mensalidade.</p>
      <CheckoutButton kind="teacher" block className="mt-5" onOpen={() => notify(messages.checkoutRedirect)}>
        Comprar plano
      </CheckoutButton>
      <BuyerNote kind="teacher" />
    </OfferSheet>
  );
}

function OwnedPlan() {
  return (
    <OfferSheet title="Este plano já é seu">
      <p className="mt-2 text-ink-2">Pagamento único já feito: acesso vitalício, sem mensalidade.</p>
    </OfferSheet>
  );
}

function OfferSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet className="self-start p-6 lg:p-8">
      <section aria-labelledby="teacher-offer">
        <h3 id="teacher-offer" className="text-md">
          {title}
        </h3>
        {children}
        <ul className="mt-4 flex flex-wrap gap-x-5 border-t pt-2 text-sm">
          <li>
            <Link to={paths.usagePolicy} className={DOCUMENT}>
              Política de uso
            </Link>
          </li>
          <li>
            <Link to={paths.paymentTerms} className={DOCUMENT}>
              Termos de pagamento
            </Link>
          </li>
        </ul>
      </section>
    </Sheet>
  );
}

/** A full target under a finger. */
const DOCUMENT = 'inline-flex min-h-11 items-center';
