import { ArrowLeft, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '@/copy/messages';
import { usePlan } from '@/queries/use-plan';
import { TEACHER_CORRECTIONS, TEACHER_OFFER } from '@/domain/plans/offers';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { notify } from '@/ui/toast';
import { BuyerNote, CheckoutButton, NOT_SOLD } from './checkout-button';
import { Price } from './package-offer';
import { useCheckout } from './use-checkout';
import { usePurchases } from './purchase-queries';

/**
 * The teacher's plan: one payment, for life (R-TEACHER-3). An owner's badge says "Plano Anual" (R-OFFER-11), so for owners
 * the page does not mention the duration.
 */
export function TeacherUpgrade({ onBack }: { onBack: () => void }) {
  const { plan, creditValue } = usePlan();
  const isOwned = plan === 'premium';
  const corrections = TEACHER_CORRECTIONS[creditValue];
  const isSold = useCheckout('teacher') !== null;
  return (
    <>
      <Button variant="ghost" size="small" onClick={onBack} className="-ml-3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Voltar
      </Button>
      <div className="mt-4 grid max-w-[60rem] gap-9 lg:grid-cols-[1fr_23rem] lg:gap-16">
        <div>
          <h2 className="max-w-[16ch] text-[clamp(2rem,1.5rem+2.4vw,3rem)] leading-[1.08] font-extrabold">
            Plano Professor <span className="hl">Premium</span>
          </h2>
          <p className="mt-4 max-w-[48ch] text-ink-2">
            {isOwned || !isSold
              ? 'Para quem acompanha salas inteiras.'
              : 'Para quem acompanha salas inteiras: você paga uma vez e usa sem prazo para acabar.'}
          </p>
          <h3 className="mt-7 text-md">O que está incluído</h3>
          <ul className="mt-3 grid gap-2.5">
            {[...(corrections ? [corrections] : []), ...TEACHER_OFFER.benefits].map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Check size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <TeacherOffer isOwned={isOwned} isSold={isSold} />
      </div>
    </>
  );
}

/** The price with the checkout, or the reason why there is no checkout. */
function TeacherOffer({ isOwned, isSold }: { isOwned: boolean; isSold: boolean }) {
  // The purchases are refetched when the window regains focus after the checkout, and the plan is fetched along
  // with them.
  usePurchases();
  if (isOwned) return <OwnedPlan />;
  return isSold ? <OfferedPlan /> : <UnsoldPlan />;
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

function UnsoldPlan() {
  return (
    <OfferSheet title={NOT_SOLD.title}>
      <p className="mt-2 text-ink-2">{NOT_SOLD.teacher}</p>
    </OfferSheet>
  );
}

function OwnedPlan() {
  return (
    <OfferSheet title="Este plano já é seu">
      <p className="mt-2 text-ink-2">Você já pagou, uma vez só. Não há mensalidade.</p>
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

/** A link with a touch target of full size. */
const DOCUMENT = 'inline-flex min-h-11 items-center';
