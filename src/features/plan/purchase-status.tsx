import { CircleCheck, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Purchase } from '@/domain/plans/purchase';
import { formatDateTime } from '@/copy/format-date-time';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { purchaseName } from './purchase-name';
import { useAwaitedPurchase, type AwaitedPurchase } from './use-awaited-purchase';

/** Whether a payment has come in. Says nothing of a purchase nobody made. Suspends. */
export function PurchaseStatus() {
  const { state, arrived, isBusy, checkAgain } = useAwaitedPurchase();
  return (
    <section aria-label="Pagamento">
      <div role="status">
        {state === 'arrived' ? <Arrived purchases={arrived} /> : <NotYet {...TEXTS[state]} />}
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

export function PurchaseStatusSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando...</output>
      <Skeleton className="h-7 w-64 max-w-full" />
      <Skeleton className="mt-3 h-4 w-full max-w-96" />
    </div>
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
  return (
    <>
      <h3 className="flex items-center gap-2.5 text-lg">
        <CircleCheck size={24} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        Pagamento confirmado
      </h3>
      <ul className="mt-1.5 text-ink-2">
        {purchases.map((purchase) => (
          <li key={purchase.id}>
            <b className="text-ink">{purchaseName(purchase)}</b>, em{' '}
            <time dateTime={purchase.at}>{formatDateTime(purchase.at)}</time>.
          </li>
        ))}
      </ul>
    </>
  );
}
