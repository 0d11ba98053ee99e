import { clsx } from 'clsx';
import { canetinhasFigure } from '@/copy/canetinhas';
import { errorSentence } from '@/copy/errors';
import { useRanking } from '@/queries/reward-queries';
import type { Ranking as RankingData, RankingRow } from '@/domain/rewards/ranking';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { RankingSwitch } from './ranking-switch';

/** The participating students who earned the most canetinhas. */
export function Ranking() {
  return (
    <Loaded
      query={useRanking()}
      placeholder={<RankingSkeleton />}
      failed={{ note: errorSentence, className: 'border-t pt-4' }}
    >
      {(data) => (
        <>
          <Places {...data} />
          <div className="mt-4">
            <RankingSwitch isTakingPart={data.own !== null} />
          </div>
        </>
      )}
    </Loaded>
  );
}

function RankingSkeleton() {
  return (
    <div role="status" className="grid gap-2 border-t pt-3">
      <span className="sr-only">Carregando...</span>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-8" />
      ))}
    </div>
  );
}

function Places({ rows, own }: RankingData) {
  if (rows.length === 0)
    return (
      <p className="border-t pt-4 text-ink-2">Ninguém aparece aqui por enquanto. Participar é opcional.</p>
    );

  const isBelow = own !== null && !rows.some(({ eu }) => eu);
  return (
    <>
      <table className="w-full border-collapse border-t text-left">
        <caption className="sr-only">Ranking de canetinhas</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Posição</th>
            <th scope="col">Nome</th>
            <th scope="col">Canetinhas</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Place key={row.posicao} {...row} />
          ))}
          {isBelow && <Place {...own} nome="Você" eu isApart />}
        </tbody>
      </table>
      {own === null && <p className="mt-3 text-sm text-ink-2">Você não aparece no ranking.</p>}
    </>
  );
}

type PlaceProps = RankingRow & { /** Not adjacent to the row above. */ isApart?: boolean };

function Place({ posicao, nome, canetinhas, eu, isApart = false }: PlaceProps) {
  return (
    <tr className={clsx('border-b', isApart && 'border-t-2 border-t-border-strong', eu && 'font-semibold')}>
      <td className="num w-9 py-2.5 pr-2 text-muted">{posicao}º</td>
      <td className="py-2.5 wrap-anywhere">
        {eu ? <span className="hl">{nome}</span> : nome}
        {eu && nome !== 'Você' && <span className="text-sm font-normal text-muted"> (você)</span>}
      </td>
      <td className="num py-2.5 pl-3 text-right">{canetinhasFigure(canetinhas)}</td>
    </tr>
  );
}
