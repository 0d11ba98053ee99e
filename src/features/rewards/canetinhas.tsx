import { Suspense } from 'react';
import { canetinhasFigure } from '@/copy/canetinhas';
import { errorSentence } from '@/copy/errors';
import { useSessionUser } from '@/data/services-context';
import { useMovements } from '@/data/use-rewards';
import { balanceOf } from '@/domain/rewards/ledger';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { Earnings } from './earnings';
import { Ledger } from './ledger';
import { Ranking, RankingSkeleton } from './ranking';

/** What one has earned by writing, for what, and how others fare. */
export function Canetinhas() {
  return (
    <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[1.5fr_1fr] lg:grid-rows-[auto_auto_1fr]">
      <header className="lg:col-span-2">
        <h2 className="text-xl lg:text-2xl">Canetinhas</h2>
        <Suspense fallback={<Balance />}>
          <LedgerBalance />
        </Suspense>
      </header>
      <section aria-labelledby="earnings" className="lg:col-start-2 lg:row-start-2">
        <h3 id="earnings" className="mb-3 text-lg">
          Como ganhar
        </h3>
        <Earnings />
      </section>
      <section aria-labelledby="ledger" className="lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <h3 id="ledger" className="mb-3 text-lg">
          Extrato
        </h3>
        <Suspense fallback={<LedgerSkeleton />}>
          <Movements />
        </Suspense>
      </section>
      <section aria-labelledby="ranking" className="lg:col-start-2">
        <h3 id="ranking" className="mb-3 text-lg">
          Ranking
        </h3>
        <Suspense fallback={<RankingSkeleton />}>
          <Ranking />
        </Suspense>
      </section>
    </div>
  );
}

function LedgerBalance() {
  const { data } = useMovements();
  return <Balance sum={data && balanceOf(data)} />;
}

/** The sum of the ledger; until it is there, what the account said last. */
function Balance({ sum }: { sum?: number }) {
  const { canetinhas } = useSessionUser();
  const balance = sum ?? canetinhas;
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
      <b className="num font-serif text-3xl font-extrabold">
        <span className="hl">{canetinhasFigure(balance)}</span>
      </b>
      <span className="text-ink-2">de saldo. Elas contam o que você já fez por aqui.</span>
    </p>
  );
}

function Movements() {
  const { data, error, refetch } = useMovements();
  if (data) return <Ledger movements={data} />;
  if (!error) return <LedgerSkeleton />;
  return (
    <div role="alert" className="border-t pt-4">
      <p className="mb-4 max-w-[44ch] text-ink-2">
        O extrato não abriu agora. {errorSentence(error)} Seu saldo continua guardado.
      </p>
      <Button variant="outline" onClick={() => void refetch()}>
        Tentar de novo
      </Button>
    </div>
  );
}

function LedgerSkeleton() {
  return (
    <div role="status" className="grid gap-3 border-t pt-3">
      <span className="sr-only">Carregando...</span>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-9" />
      ))}
    </div>
  );
}
