import {
  COST_DAYS,
  costByDay,
  modelCost,
  type ModelCost,
  type ModelSettings,
  type ModelUse,
} from '@/domain/model-costs/model-costs';
import { formatCount, formatMoney } from '@/lib/format';
import { EmptyState } from '@/ui/empty-state';

/** Table of the costs of the last days, latest day first. */
export function CostDays({ settings, rows }: { settings: ModelSettings; rows: ModelUse[] }) {
  const days = costByDay(rows, settings);
  const { cost } = modelCost(rows, settings);
  return (
    <section aria-labelledby="model-days" className="@container">
      <h3 id="model-days" className="text-lg">
        Últimos {COST_DAYS} dias
      </h3>
      {days.length === 0 ? (
        <EmptyState title="Nenhum pedido ainda" headingLevel={3} className="border-t pt-6">
          Quando o modelo ler uma redação ou uma foto, o dia aparece aqui.
        </EmptyState>
      ) : (
        <>
          {cost !== null && (
            <p className="num mt-1 text-ink-2">
              {formatMoney(cost)} em {days.length === 1 ? '1 dia' : `${days.length} dias`} com pedidos
            </p>
          )}
          <table className="num mt-3 w-full text-right text-sm">
            <caption className="sr-only">Pedidos, tokens e custo por dia</caption>
            <thead>
              <tr className="border-b align-bottom">
                <th scope="col" className="py-2 pr-2 text-left">
                  Dia
                </th>
                {COLUMNS.map(({ title, className }) => (
                  <th key={title} scope="col" className={className}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((row) => (
                <tr key={row.day} className="border-b">
                  <th scope="row" className="py-2 pr-2 text-left font-normal">
                    <time dateTime={row.day}>{dayAndMonth(row.day)}</time>
                  </th>
                  {COLUMNS.map(({ title, className, of }) => (
                    <td key={title} className={className}>
                      {of(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

const CELL = 'py-2 pl-2';
/** A column is hidden below a container width in rem, not in pixels, because large text leaves less space. */
const CELL_FROM = {
  wide: `${CELL} @max-xl:hidden`,
  middling: `${CELL} @max-sm:hidden`,
  narrow: `${CELL} @max-3xs:hidden`,
  tiny: `${CELL} @max-[10rem]:hidden`,
};

const COLUMNS: readonly { title: string; className: string; of(cost: ModelCost): string }[] = [
  { title: 'Pedidos', className: CELL_FROM.tiny, of: ({ requests }) => whole(requests) },
  { title: 'Serviram', className: CELL_FROM.narrow, of: ({ served }) => whole(served) },
  { title: 'Descartados', className: CELL_FROM.wide, of: ({ discarded }) => whole(discarded) },
  { title: 'Falharam', className: CELL_FROM.middling, of: ({ failed }) => whole(failed) },
  { title: 'Tokens', className: CELL_FROM.wide, of: ({ tokens }) => formatCount(tokens) },
  { title: 'Custo', className: CELL, of: ({ cost }) => (cost === null ? '–' : formatMoney(cost)) },
];

function whole(value: number): string {
  return value.toLocaleString('pt-BR');
}

/** "26/11" */
function dayAndMonth(day: string): string {
  return day.split('-').slice(1).toReversed().join('/');
}
