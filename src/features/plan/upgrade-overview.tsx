import { Suspense } from 'react';
import { paths } from '@/lib/paths';
import { Link } from '@/ui/link';
import { CurrentPlan } from './current-plan';
import { PopularOffer } from './popular-offer';
import { PromoCard } from './promo-card';
import { PurchaseList, PurchaseListSkeleton } from './purchase-list';

/** Plan, credits, purchases and the offer (decisions §4). */
export function UpgradeOverview() {
  return (
    <>
      <h2 className="text-xl lg:text-2xl">Seu plano e seus créditos</h2>
      <div className="mt-6 grid max-w-[66rem] grid-cols-1 gap-8 lg:grid-cols-[1fr_23rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <div className="grid gap-7">
          <CurrentPlan />
          <PromoCard />
        </div>
        <PopularOffer className="self-start lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        <section aria-labelledby="purchases">
          <h3 id="purchases" className="mb-3 text-lg">
            Suas compras
          </h3>
          <Suspense fallback={<PurchaseListSkeleton />}>
            <PurchaseList />
          </Suspense>
          <p className="mt-6 text-sm text-ink-2">
            Suas canetinhas ficam no <Link to={paths.student.marketplace}>Marketplace</Link>.
          </p>
        </section>
      </div>
    </>
  );
}
