import { canetinhasChange, canetinhasFigure } from '@/copy/canetinhas';
import { errorSentence } from '@/copy/errors';
import { useServices, useSessionUser } from '@/data/services-context';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { CANETINHAS } from '@/domain/rewards/canetinhas';
import { DAILY_MISSIONS } from '@/domain/rewards/daily-mission';
import { balanceOf } from '@/domain/rewards/ledger';
import { useMovements } from '@/queries/reward-queries';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { Ledger } from './ledger';
import { Ranking } from './ranking';
import { Shop } from './shop';

/** The balance, the uses of canetinhas and how to earn them, the ledger and the ranking. */
export function Canetinhas() {
  return (
    <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[1.5fr_1fr] lg:grid-rows-[auto_auto_auto_1fr]">
      <header className="lg:col-span-2">
        <h2 className="text-xl lg:text-2xl">Canetinhas</h2>
        <Balance />
      </header>
      <section aria-labelledby="shop" className="lg:col-span-2">
        <h3 id="shop" className="mb-2 text-lg">
          Papelaria
        </h3>
        <Shop />
      </section>
      <section aria-labelledby="earnings" className="lg:col-start-2 lg:row-start-3">
        <h3 id="earnings" className="mb-3 text-lg">
          Como ganhar
        </h3>
        <Earnings />
      </section>
      <section aria-labelledby="ledger" className="lg:col-start-1 lg:row-span-2 lg:row-start-3">
        <h3 id="ledger" className="mb-3 text-lg">
          Extrato
        </h3>
        <Loaded
          query={useMovements()}
          placeholder={<LedgerSkeleton />}
          failed={{
            title: 'O extrato não abriu agora',
            note: (error) => `${errorSentence(error)} Seu saldo continua guardado.`,
            className: 'border-t pt-4',
          }}
        >
          {(movements) => <Ledger movements={movements} />}
        </Loaded>
      </section>
      <section aria-labelledby="ranking" className="lg:col-start-2">
        <h3 id="ranking" className="mb-3 text-lg">
          Ranking
        </h3>
        <Ranking />
      </section>
    </div>
  );
}

/** The sum of the ledger; while it loads, the balance of the session user. */
function Balance() {
  const { canetinhas } = useSessionUser();
  const { data } = useMovements();
  const balance = data ? balanceOf(data) : canetinhas;
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
      <b className="num font-serif text-3xl font-extrabold">
        <span className="hl">{canetinhasFigure(balance)}</span>
      </b>
      <span className="text-ink-2">de saldo. Você ganha escrevendo e gasta na papelaria.</span>
    </p>
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

const { perEssay, highScoreBonus, highScoreFrom, perDailyLogin } = CANETINHAS;

const WAYS: readonly { what: string; pays: string }[] = [
  { what: 'Cada redação enviada', pays: canetinhasChange(perEssay) },
  { what: `Nota a partir de ${highScoreFrom}`, pays: canetinhasChange(highScoreBonus) },
  { what: 'Cada dia em que você entra', pays: canetinhasChange(perDailyLogin) },
  { what: 'Missão do dia cumprida', pays: range(DAILY_MISSIONS.map(({ reward }) => reward)) },
  { what: 'Cada conquista', pays: span(ACHIEVEMENTS.map(({ recompensa }) => recompensa)) },
];

/** How canetinhas are earned (R-REWARD-1). */
function Earnings() {
  const { hasServer } = useServices().capabilities;
  return (
    <>
      <dl className="border-t">
        {WAYS.map(({ what, pays }) => (
          <div key={what} className="flex items-baseline justify-between gap-4 border-b py-2.5">
            <dt>{what}</dt>
            <dd className="num font-semibold whitespace-nowrap text-pen-yellow-text">{pays}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-2">
        Cada texto rende uma vez: enviar de novo o mesmo, ou quase o mesmo, não rende canetinhas, missão nem
        conquista. Reescrever de verdade rende.
        {hasServer &&
          ' A missão e o extra da nota valem para toda redação corrigida com internet, também pelo corretor local. A que só este aparelho corrigiu não dá esses dois.'}
      </p>
    </>
  );
}

/** "de +5 a +50". */
function span(amounts: readonly number[]): string {
  return `de ${canetinhasChange(Math.min(...amounts))} a ${canetinhasChange(Math.max(...amounts))}`;
}

/** "+5", or "+2 ou +3". */
function range(amounts: readonly number[]): string {
  return [...new Set(amounts)]
    .toSorted((a, b) => a - b)
    .map(canetinhasChange)
    .join(' ou ');
}
