import { errorSentence } from '@/copy/errors';
import { useServices } from '@/data/services-context';
import {
  COST_DAYS,
  costByDay,
  modelCost,
  type DayCost,
  type ModelSettings,
  type ModelUse,
} from '@/domain/model-costs/model-costs';
import { isoDayOf } from '@/domain/time/iso-day';
import { formatMoney } from '@/lib/format';
import { Bar } from '@/ui/bar';
import { EmptyState } from '@/ui/empty-state';
import { LoadFailed } from '@/ui/load-failed';
import { Skeleton } from '@/ui/skeleton';
import { Switch } from '@/ui/switch';
import { notify } from '@/ui/toast';
import { useChangeModelSettings, useModelCosts } from './model-cost-queries';
import { SettingsForm } from './settings-form';

/** `/dashboard/dev/ia`: what language models cost, their limits, and the switch that turns them off (R-CREDIT-6). */
export function ModelCosts() {
  const { hasServer } = useServices().capabilities;
  const { data, isPending, isError, refetch } = useModelCosts();
  return (
    <>
      <header className="mb-6">
        <h2 className="text-xl lg:text-2xl">Modelo de IA</h2>
        <p className="mt-1 max-w-[60ch] text-ink-2">
          Quanto o modelo de linguagem lê e custa, somando todas as contas.
        </p>
        {!hasServer && (
          <p className="mt-1 max-w-[60ch] text-sm text-muted">
            Modo demonstração: os números são dados de exemplo, e nenhum modelo é chamado.
          </p>
        )}
      </header>
      {isPending && <CostsSkeleton />}
      {isError && !data && (
        <LoadFailed title="Os custos não abriram agora" onRetry={() => void refetch()}>
          Nada mudou nos limites. Tente de novo em instantes.
        </LoadFailed>
      )}
      {data && (
        <div className="grid gap-10">
          <div className="grid gap-8 lg:grid-cols-2 lg:gap-10">
            <Today {...data} />
            <SettingsForm settings={data.settings} />
          </div>
          <Days {...data} />
        </div>
      )}
    </>
  );
}

type CostsProps = { settings: ModelSettings; rows: ModelUse[] };

/** The switch, and how much of the day's budget is used. */
function Today({ settings, rows }: CostsProps) {
  const { now } = useServices();
  const today = isoDayOf(now());
  const { requests, tokens, cost } = modelCost(
    rows.filter(({ dia }) => dia === today),
    settings,
  );
  const { mutate, isPending, variables } = useChangeModelSettings();
  const isOn = isPending ? (variables.ativo ?? settings.ativo) : settings.ativo;

  return (
    <section aria-labelledby="model-today" className="grid content-start gap-5">
      <h3 id="model-today" className="text-lg">
        Hoje
      </h3>
      <Budget label="Pedidos" used={requests} most={settings.pedidos_por_dia} />
      <Budget label="Tokens" used={tokens} most={settings.tokens_por_dia} />
      <p className="text-ink-2">
        {cost === null ? (
          'Sem os preços do fornecedor, o custo não é calculado.'
        ) : (
          <>
            Custo até agora: <b className="num text-ink">{formatMoney(cost)}</b>
          </>
        )}
      </p>
      <div className="border-t pt-4">
        <Switch
          label="Modelo ligado"
          hint="Desligado, o corretor local corrige todas as redações e as fotos são lidas no aparelho. Vale na hora, para todas as contas."
          checked={isOn}
          onChange={(ativo) =>
            mutate(
              { ativo },
              {
                onError: (error) =>
                  notify({
                    title: ativo ? 'O modelo não foi ligado' : 'O modelo não foi desligado',
                    description: errorSentence(error),
                    variant: 'destructive',
                  }),
              },
            )
          }
        />
      </div>
    </section>
  );
}

function Budget({ label, used, most }: { label: string; used: number; most: number }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{label}</span>
        <span className="num text-sm text-ink-2">
          {short(used)} de {short(most)}
        </span>
      </p>
      <Bar value={used} max={most} label={`${label} de hoje`} className="mt-1.5" />
      {used >= most && (
        <p className="mt-1 text-sm text-warn">
          Limite do dia atingido: até meia-noite, quem corrige é o corretor local.
        </p>
      )}
    </div>
  );
}

/** The last days, the latest first. */
function Days({ settings, rows }: CostsProps) {
  const days = costByDay(rows, settings);
  const { cost } = modelCost(rows, settings);
  return (
    <section aria-labelledby="model-days">
      <h3 id="model-days" className="text-lg">
        Últimos {COST_DAYS} dias
      </h3>
      {days.length === 0 ? (
        <EmptyState title="Nenhum pedido ainda" headingLevel={3} className="border-t pt-6">
          Quando uma redação ou uma foto for lida pelo modelo, o dia aparece aqui.
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
                <th scope="col" className={CELL}>
                  Pedidos
                </th>
                <th scope="col" className={CELL}>
                  Serviram
                </th>
                <th scope="col" className={CELL_OF_DESKTOP}>
                  Descartados
                </th>
                <th scope="col" className={CELL}>
                  Falharam
                </th>
                <th scope="col" className={CELL_OF_DESKTOP}>
                  Tokens
                </th>
                <th scope="col" className={CELL}>
                  Custo
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <Day key={day.day} {...day} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function Day({ day, requests, served, discarded, failed, tokens, cost }: DayCost) {
  const [, month, date] = day.split('-');
  return (
    <tr className="border-b">
      <th scope="row" className="py-2 pr-2 text-left font-normal">
        <time dateTime={day}>
          {date}/{month}
        </time>
      </th>
      <td className={CELL}>{whole(requests)}</td>
      <td className={CELL}>{whole(served)}</td>
      <td className={CELL_OF_DESKTOP}>{whole(discarded)}</td>
      <td className={CELL}>{whole(failed)}</td>
      <td className={CELL_OF_DESKTOP}>{short(tokens)}</td>
      <td className={CELL}>{cost === null ? '–' : formatMoney(cost)}</td>
    </tr>
  );
}

const CELL = 'py-2 pl-2';
const CELL_OF_DESKTOP = `${CELL} max-sm:hidden`;

const whole = (value: number) => value.toLocaleString('pt-BR');

/** "412", "5,2 mi" */
function short(value: number): string {
  if (value < 100_000) return whole(value);
  return value.toLocaleString('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
}

function CostsSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando os custos</output>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-10">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="mt-10 h-80" />
    </div>
  );
}
