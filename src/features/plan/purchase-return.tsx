import { Suspense } from 'react';
import { PRODUCT_NAME } from '@/copy/product';
import { useServices, useSessionUser } from '@/data/services-context';
import { STUDENT_OFFER } from '@/domain/plans/offers';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { Link } from '@/ui/link';
import { LinkButton } from '@/ui/link-button';
import { CreditBalance } from './credit-balance';
import { PurchaseStatus, PurchaseStatusSkeleton } from './purchase-status';

/** Where the checkout leads back to, bought or not: how the credits arrive, and whether they have. */
export function PurchaseReturn() {
  const { isDemo } = useServices().session;
  return (
    <>
      <h2 className="text-xl lg:text-2xl">Sua compra</h2>
      <div className="mt-6">{isDemo ? <NoAccounts /> : <Arrival />}</div>
    </>
  );
}

function Arrival() {
  const { email } = useSessionUser();
  return (
    <div className="grid max-w-[60rem] gap-9 lg:grid-cols-[1fr_20rem] lg:gap-16">
      <div className="grid content-start gap-9">
        <Suspense fallback={<PurchaseStatusSkeleton />}>
          <PurchaseStatus />
        </Suspense>
        <section aria-labelledby="arrival">
          <h3 id="arrival" className="text-lg">
            Como os créditos chegam
          </h3>
          <ol className="mt-3 grid list-decimal gap-2.5 pl-6 wrap-anywhere marker:font-serif marker:font-bold">
            <li>O serviço de pagamento confirma a compra.</li>
            <li>
              Os {STUDENT_OFFER.corrections} créditos vão para a conta que tem o mesmo e-mail da compra, já
              confirmado. O desta conta é <b>{email}</b>
            </li>
            <li>{PRODUCT_NAME} avisa “Créditos adicionados” e o seu saldo aumenta.</li>
          </ol>
          <p className="mt-4 text-sm text-ink-2">
            Comprou com outro e-mail? <Link to={paths.student.feedback}>Conte para a gente</Link> qual foi.
          </p>
        </section>
      </div>
      <section aria-labelledby="balance" className="self-start rounded-lg border p-5 sm:p-6">
        <h3 id="balance" className="mb-3 font-sans text-sm font-normal text-muted">
          Seu saldo
        </h3>
        <CreditBalance />
        <LinkButton to={paths.student.essay} block className="mt-5">
          Escrever Redação
        </LinkButton>
      </section>
    </div>
  );
}

function NoAccounts() {
  return (
    <EmptyState
      griffin="thinking"
      title="Compras precisam de uma conta"
      headingLevel={3}
      action={
        <>
          <LinkButton to={paths.student.essay}>Escrever Redação</LinkButton>
          <LinkButton to={paths.student.upgrade} variant="outline">
            Ver plano e créditos
          </LinkButton>
        </>
      }
    >
      Este é o modo demonstração: tudo fica neste aparelho, e não há conta que receba os créditos de um
      pagamento. Para corrigir sem pagar, use as 24 horas grátis.
    </EmptyState>
  );
}
