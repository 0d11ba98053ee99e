import type { ReactNode } from 'react';
import { errorSentence } from '@/copy/errors';
import { useServices } from '@/data/services-context';
import {
  freeShareUsed,
  limitUse,
  type LimitUse,
  modelCost,
  type ModelSettings,
  type ModelUse,
} from '@/domain/model-costs/model-costs';
import { isoDayOf } from '@/domain/time/iso-day';
import { formatCount, formatMoney } from '@/lib/format';
import { Bar } from '@/ui/bar';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { Switch } from '@/ui/switch';
import { notify } from '@/ui/toast';
import { CostDays } from './cost-days';
import { useChangeModelSettings, useModelCosts } from './model-cost-queries';
import { SettingsForm } from './settings-form';

/** `/dashboard/dev/ia`: the cost of language models, their limits, and the switch that turns them off (R-CREDIT-6). */
export function ModelCosts() {
  const { hasServer } = useServices().capabilities;
  return (
    <>
      <header className="mb-6">
        <h2 className="text-xl lg:text-2xl">Modelo de IA</h2>
        <p className="mt-1 max-w-[60ch] text-ink-2">
          Quanto o modelo de IA lê e custa, somando todas as contas.
        </p>
        {!hasServer && (
          <p className="mt-1 max-w-[60ch] text-sm text-muted">
            Modo demonstração: os números são dados de exemplo, e nenhum modelo é chamado.
          </p>
        )}
      </header>
      <Loaded
        query={useModelCosts()}
        placeholder={<CostsSkeleton />}
        failed={{
          title: 'Os custos não abriram agora',
          note: 'Os limites continuam valendo. Tente de novo em instantes.',
        }}
      >
        {(data) => (
          <div className="grid grid-cols-1 gap-10">
            <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-10">
              <Today {...data} />
              <SettingsForm settings={data.settings} />
            </div>
            <CostDays {...data} />
          </div>
        )}
      </Loaded>
    </>
  );
}

type CostsProps = { settings: ModelSettings; rows: ModelUse[] };

/** The switch that turns the models off, and the used part of the day's budget. */
function Today({ settings, rows }: CostsProps) {
  const { now } = useServices();
  const today = isoDayOf(now());
  const todays = rows.filter(({ dia }) => dia === today);
  const { requests, tokens, cost } = modelCost(todays, settings);
  const { mutate, isPending, variables } = useChangeModelSettings();
  const isOn = isPending ? (variables.ativo ?? settings.ativo) : settings.ativo;

  return (
    <section aria-labelledby="model-today" className="grid content-start gap-5">
      <h3 id="model-today" className="text-lg">
        Hoje
      </h3>
      <Budget label="Pedidos" used={requests} most={settings.pedidos_por_dia} />
      <Budget label="Tokens" used={tokens} most={settings.tokens_por_dia} />
      <FreeShare used={freeShareUsed(todays, settings)} />
      <p className="text-ink-2">
        {cost === null ? (
          'Para ver o custo, preencha os preços do fornecedor.'
        ) : (
          <>
            Custo até agora: <b className="num text-ink">{formatMoney(cost)}</b>
          </>
        )}
      </p>
      <div className="border-t pt-4">
        <Switch
          label="Modelo ligado"
          hint="Com o modelo desligado, o corretor local corrige todas as redações, e o aparelho lê as fotos. A mudança vale na hora, para todas as contas."
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
          {formatCount(used)} de {formatCount(most)}
        </span>
      </p>
      <Bar value={used} max={most} label={`${label} de hoje`} className="mt-1.5" />
      {LIMIT_NOTES[limitUse(used, most)]}
    </div>
  );
}

const LIMIT_NOTES: Record<LimitUse, ReactNode> = {
  open: null,
  'near-end': (
    <p className="mt-1 text-sm text-warn">
      Já foram 80% do limite do dia. No fim dele, quem corrige é o corretor local.
    </p>
  ),
  'used-up': (
    <p className="mt-1 text-sm text-warn">
      Limite do dia atingido: até meia-noite, quem corrige é o corretor local.
    </p>
  ),
};

/** The used part of the budget for non-paying accounts. */
function FreeShare({ used }: { used: number }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">Parte grátis</span>
        <span className="num text-sm text-ink-2">{used}%</span>
      </p>
      <Bar value={used} max={100} label="Parte grátis de hoje" className="mt-1.5" />
      {used === 100 && (
        <p className="mt-1 text-sm text-warn">
          Parte grátis usada: até meia-noite, o modelo só lê para quem usa créditos.
        </p>
      )}
    </div>
  );
}

function CostsSkeleton() {
  return (
    <div>
      <output className="sr-only">Carregando os custos</output>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-10">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="mt-10 h-80" />
    </div>
  );
}
