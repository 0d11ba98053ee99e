import { RotateCw } from 'lucide-react';
import { useServices } from '@/data/services-context';
import { usePurchases } from '@/data/use-purchases';
import type { Purchase } from '@/domain/plans/purchase';
import { formatDateTime } from '@/copy/format-date-time';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Link } from '@/ui/link';
import { Skeleton } from '@/ui/skeleton';
import { purchaseName } from './purchase-name';

/** What was bought with this account, newest first. Suspends. */
export function PurchaseList() {
  const { data, isError, refetch } = usePurchases();
  if (data?.length) return <Purchases purchases={data} />;
  if (data) return <NoPurchases />;
  if (!isError) return <PurchaseListSkeleton />;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-ink-2">
        Não deu para carregar suas compras. Elas continuam guardadas, e os créditos também.
      </p>
      <Button variant="outline" onClick={() => void refetch()}>
        <RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />
        Tentar de novo
      </Button>
    </div>
  );
}

export function PurchaseListSkeleton() {
  return (
    <div className="border-t py-4">
      <output className="sr-only">Carregando...</output>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-2 h-4 w-56" />
    </div>
  );
}

function Purchases({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <ul>
      {purchases.map((purchase) => (
        <li key={purchase.id} className="border-t py-3.5 last:border-b">
          <p className="font-semibold">{purchaseName(purchase)}</p>
          <time dateTime={purchase.at} className="text-sm text-muted">
            {formatDateTime(purchase.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function NoPurchases() {
  const { isDemo } = useServices().session;
  if (isDemo) {
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
