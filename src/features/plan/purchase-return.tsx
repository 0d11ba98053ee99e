import { CircleAlert, CircleCheck, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/copy/dates';
import { PRODUCT_NAME } from '@/copy/product';
import { useServices, useSessionUser } from '@/data/services-context';
import { STUDENT_OFFER } from '@/domain/plans/offers';
import { isGranted, type Purchase, purchaseFate } from '@/domain/plans/purchase';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Spinner } from '@/ui/spinner';
import { CreditBalance } from './plan-status';
import { type AwaitedPurchase, purchaseName, useAwaitedPurchase } from './purchase-queries';

/** The page the checkout returns to: how the credits arrive, and whether they have arrived. */
export function PurchaseReturn() {
  const { canBuy } = useServices().capabilities;
  return (
    <>
      <h2 className="text-xl lg:text-2xl">Sua compra</h2>
      <div className="mt-6">{canBuy ? <Arrival /> : <NoAccounts />}</div>
    </>
  );
}

function Arrival() {
  const { email } = useSessionUser();
  return (
    <div className="grid max-w-[60rem] gap-9 lg:grid-cols-[1fr_20rem] lg:gap-16">
      <div className="grid content-start gap-9">
        <PurchaseStatus />
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

/** Shows whether a payment has arrived. Does not claim that there was a purchase. */
function PurchaseStatus() {
  const { state, arrived, isBusy, checkAgain } = useAwaitedPurchase();
  return (
    <section aria-label="Pagamento">
      <div role="status">
        {arrived.length > 0 && <Arrived purchases={arrived} />}
        {state !== 'arrived' && (
          <div className={arrived.length > 0 ? 'mt-6' : undefined}>
            <NotYet {...TEXTS[state]} />
          </div>
        )}
      </div>
      {(state === 'waiting' || state === 'failed') && (
        <Button
          variant="outline"
          className="mt-4"
          busy={isBusy}
          busyLabel="Verificando..."
          onClick={checkAgain}
        >
          <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
          {state === 'failed' ? 'Tentar de novo' : 'Verificar de novo'}
        </Button>
      )}
    </section>
  );
}

type Texts = { title: ReactNode; children: ReactNode };

const TEXTS: Record<Exclude<AwaitedPurchase['state'], 'arrived'>, Texts> = {
  checking: {
    title: (
      <>
        <Spinner /> Procurando um pagamento novo
      </>
    ),
    children:
      'Se você acabou de pagar, a confirmação costuma levar alguns minutos. Esta página verifica sozinha.',
  },
  waiting: {
    title: 'Nenhum pagamento novo até agora',
    children:
      'Alguns meios de pagamento demoram mais. Se você pagou, os créditos chegam assim que houver confirmação, mesmo com esta página fechada.',
  },
  failed: {
    title: 'Não deu para verificar agora',
    children: 'Um pagamento confirmado não se perde: os créditos aparecem quando o servidor responder.',
  },
};

function NotYet({ title, children }: Texts) {
  return (
    <>
      <h3 className="flex items-center gap-2.5 text-lg">{title}</h3>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">{children}</p>
    </>
  );
}

function Arrived({ purchases }: { purchases: readonly Purchase[] }) {
  const hasGranted = purchases.some(isGranted);
  const Icon = hasGranted ? CircleCheck : CircleAlert;
  return (
    <>
      <h3 className="flex items-center gap-2.5 text-lg">
        <Icon size={24} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {hasGranted ? 'Pagamento confirmado' : 'Este pagamento não está na sua conta'}
      </h3>
      <ul className="mt-1.5 grid max-w-[60ch] gap-2 text-ink-2">
        {purchases.map((purchase) => (
          <li key={purchase.id}>
            <b className="text-ink">{purchaseName(purchase)}</b>, em{' '}
            <time dateTime={purchase.created_at}>{formatDateTime(purchase.created_at)}</time>.{' '}
            {purchaseFate(purchase)}
          </li>
        ))}
      </ul>
    </>
  );
}
