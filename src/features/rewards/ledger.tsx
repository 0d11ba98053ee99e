import { useMemo, useState } from 'react';
import { canetinhasChange, canetinhasFigure } from '@/copy/canetinhas';
import { formatDate, formatDateTime } from '@/copy/dates';
import { CANETINHAS } from '@/domain/rewards/canetinhas';
import {
  type Movement,
  type MovementSource,
  type MovementWithBalance,
  withBalances,
} from '@/domain/rewards/ledger';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';

const FIRST = 10;
const MORE = 100;

/** Every movement of canetinhas with the balance after it, newest first. */
export function Ledger({ movements }: { movements: readonly Movement[] }) {
  const [limit, setLimit] = useState(FIRST);
  const rows = useMemo(() => withBalances(movements), [movements]);
  if (rows.length === 0) return <NothingYet />;
  const shown = rows.slice(0, limit);
  return (
    <>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Extrato de canetinhas, do movimento mais novo ao mais antigo</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b">
            <th scope="col" className="hidden py-2 pr-4 font-normal sm:table-cell">
              Data
            </th>
            <th scope="col" className="py-2 pr-3 font-normal">
              Origem
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              Valor
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-normal">
              Saldo
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row key={row.chave} movement={row} />
          ))}
        </tbody>
      </table>
      {rows.length > FIRST && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          {shown.length < rows.length && (
            <Button variant="outline" onClick={() => setLimit(limit + MORE)}>
              Mostrar mais
            </Button>
          )}
          <p aria-live="polite" className="num text-sm text-muted">
            {shown.length.toLocaleString('pt-BR')} de {rows.length.toLocaleString('pt-BR')} movimentos
          </p>
        </div>
      )}
    </>
  );
}

function Row({ movement }: { movement: MovementWithBalance }) {
  const { created_at, amount, balance } = movement;
  const date = formatDate(Date.parse(created_at));
  return (
    <tr className="border-b align-baseline">
      <td className="num hidden py-3 pr-4 text-sm whitespace-nowrap text-muted sm:table-cell">
        <time dateTime={created_at} title={formatDateTime(created_at)}>
          {date}
        </time>
      </td>
      <td className="py-3 pr-3 wrap-anywhere">
        {movementName(movement)}
        <time dateTime={created_at} className="num block text-xs text-muted sm:hidden">
          {date}
        </time>
      </td>
      <td className="num py-3 pl-3 text-right font-semibold whitespace-nowrap">{canetinhasChange(amount)}</td>
      <td className="num py-3 pl-3 text-right whitespace-nowrap text-ink-2">{canetinhasFigure(balance)}</td>
    </tr>
  );
}

function NothingYet() {
  return (
    <div className="border-t pt-4">
      <p className="max-w-[44ch] text-ink-2">
        Nenhum movimento ainda. A primeira redação já rende canetinhas.
      </p>
      <LinkButton to={paths.student.essay} className="mt-4">
        Escrever Redação
      </LinkButton>
    </div>
  );
}

const NAMES: Record<MovementSource, string> = {
  boas_vindas: 'Boas-vindas',
  redacao: 'Redação enviada',
  nota_alta: `Nota a partir de ${CANETINHAS.highScoreFrom}`,
  login_diario: 'Entrada do dia',
  missao_diaria: 'Missão do dia',
  conquista: 'Conquista',
  loja: 'Papelaria',
  ajuste: 'Ajuste',
};

/** The name of a movement, such as "Conquista: Primeira página". Only the sources listed here have a description. */
function movementName({ source, description }: Pick<Movement, 'source' | 'description'>): string {
  const hasOwnName = ['conquista', 'loja', 'ajuste'].includes(source) && description !== '';
  return hasOwnName ? `${NAMES[source]}: ${description}` : NAMES[source];
}
