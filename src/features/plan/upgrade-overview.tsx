import { Link } from 'react-router-dom';
import { formatDateTime } from '@/copy/dates';
import { useServices } from '@/data/services-context';
import { usePlan } from '@/queries/use-plan';
import { type Purchase, purchaseFate } from '@/domain/plans/purchase';
import { paths } from '@/lib/paths';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { OfferSheet } from './package-offer';
import { CreditBalance, PlanBadge } from './plan-status';
import { PromoCard } from './promo-card';
import { purchaseName, usePurchases } from './purchase-queries';

/** Plan, credits, purchases and the offer (R-OFFER-10). */
export function UpgradeOverview() {
  return (
    <>
      <h2 className="text-xl lg:text-2xl">Seu plano e seus créditos</h2>
      <div className="mt-6 grid max-w-[66rem] grid-cols-1 gap-8 lg:grid-cols-[1fr_23rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <div className="grid gap-7">
          <CurrentPlan />
          <PromoCard />
        </div>
        <OfferSheet className="self-start lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        <section aria-labelledby="purchases">
          <h3 id="purchases" className="mb-3 text-lg">
            Suas compras
          </h3>
          <Loaded
            query={usePurchases()}
            placeholder={<PurchaseListSkeleton />}
            failed={{
              note: 'Não deu para carregar suas compras. Elas continuam guardadas, e os créditos também.',
              className: '',
            }}
            empty={<NoPurchases />}
          >
            {(purchases) => <Purchases purchases={purchases} />}
          </Loaded>
          <p className="mt-6 text-sm text-ink-2">
            Suas canetinhas ficam no <Link to={paths.student.marketplace}>Marketplace</Link>.
          </p>
        </section>
      </div>
    </>
  );
}

/** The student's plan and credits. */
function CurrentPlan() {
  const { plan, trial, creditValue, showsCredits } = usePlan();
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-y py-5">
      <div>
        <dt className="mb-2 text-sm text-muted">Seu plano</dt>
        <dd>
          <PlanBadge />
          <p className="mt-2 text-sm text-ink-2">
            {plan === 'premium'
              ? 'Pacote comprado, sem mensalidade.'
              : creditValue === 'nothing'
                ? 'As correções aqui são de graça.'
                : trial.text}
          </p>
        </dd>
      </div>
      {showsCredits && (
        <div>
          <dt className="mb-2 text-sm text-muted">Seus créditos</dt>
          <dd>
            <CreditBalance />
          </dd>
        </div>
      )}
    </dl>
  );
}

function PurchaseListSkeleton() {
  return (
    <div className="border-t py-4">
      <output className="sr-only">Carregando...</output>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-2 h-4 w-56" />
    </div>
  );
}

/** The purchases of this account, newest first. */
function Purchases({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <ul>
      {purchases.map((purchase) => (
        <li key={purchase.id} className="border-t py-3.5 last:border-b">
          <p className="font-semibold">{purchaseName(purchase)}</p>
          <time dateTime={purchase.created_at} className="text-sm text-muted">
            {formatDateTime(purchase.created_at)}
          </time>
          <PurchaseFate purchase={purchase} />
        </li>
      ))}
    </ul>
  );
}

/** The status of a purchase that was not credited to the account, with its date. */
function PurchaseFate({ purchase }: { purchase: Purchase }) {
  const fate = purchaseFate(purchase);
  if (fate === null) return null;
  const { estornada_em: at } = purchase;
  return (
    <p className="mt-1 max-w-[60ch] text-sm text-ink-2">
      {fate}
      {at && (
        <>
          {' '}
          Foi em <time dateTime={at}>{formatDateTime(at)}</time>.
        </>
      )}
    </p>
  );
}

function NoPurchases() {
  const { canBuy } = useServices().capabilities;
  if (!canBuy) {
    return (
      <p className="max-w-[60ch] text-ink-2">
        No modo demonstração não há compras. Com uma conta, cada pacote pago apareceria aqui, com a data.
      </p>
    );
  }
  return (
    <p className="max-w-[60ch] text-ink-2">
      Nenhuma compra até agora. Se você já pagou um pacote,{' '}
      <Link to={paths.student.purchase}>veja como os créditos chegam</Link>.
    </p>
  );
}
