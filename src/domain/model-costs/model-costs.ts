import { isoDayOf } from '../time/iso-day.ts';

/** What the operator allows the language model of all accounts; the column names of `ajustes_ia`. */
export type ModelSettings = {
  ativo: boolean;
  /** Of all accounts, by São Paulo's day. */
  pedidos_por_dia: number;
  /** In and out, of all accounts, by São Paulo's day. */
  tokens_por_dia: number;
  /** Of an account in its first 24 hours. */
  pedidos_conta_nova: number;
  /** Theme checks of one account, by São Paulo's day. */
  temas_por_conta: number;
  /** Of requests and tokens, in percent: what is kept for readings that a credit pays. */
  reserva_paga: number;
  /** Accounts that one network may make, by São Paulo's day. */
  contas_por_rede: number;
  /** In reais for a million tokens; null while nobody has told. */
  preco_entrada: number | null;
  preco_saida: number | null;
};

/** `pedido`: allowed. What came of it: `modelo` served, `descartado` gave nothing that stands, `falhou` gave no answer. */
export const MODEL_OUTCOMES = ['pedido', 'modelo', 'descartado', 'falhou'] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];

export const MODEL_TASKS = ['leitura', 'tema', 'transcricao'] as const;
export type ModelTask = (typeof MODEL_TASKS)[number];

/** One row of `gastos_ia`: the requests of one day (`YYYY-MM-DD`) for one task that ended one way. */
export type ModelUse = {
  dia: string;
  servico: ModelTask;
  resultado: ModelOutcome;
  /** Whether a credit paid, or an account with credits asked; the others share what is free. */
  pago: boolean;
  pedidos: number;
  chamadas: number;
  tokens_entrada: number;
  tokens_saida: number;
};

/** What one day, or several, came to. */
export type ModelCost = {
  /** Allowed requests, also those under way. */
  requests: number;
  served: number;
  discarded: number;
  failed: number;
  /** HTTP requests to the provider: a reading is several. */
  calls: number;
  tokens: number;
  /** In reais; null without prices. */
  cost: number | null;
};

const PRICED_TOKENS = 1_000_000;

/** Adds up rows of `gastos_ia`; all zero for none. */
export function modelCost(rows: readonly ModelUse[], settings: ModelSettings): ModelCost {
  const sum = (of: (row: ModelUse) => number, outcome?: ModelOutcome) =>
    rows.reduce((total, row) => (outcome && row.resultado !== outcome ? total : total + of(row)), 0);
  const requests = (outcome: ModelOutcome) => sum((row) => row.pedidos, outcome);
  const [tokensIn, tokensOut] = [sum((row) => row.tokens_entrada), sum((row) => row.tokens_saida)];
  const { preco_entrada, preco_saida } = settings;
  return {
    requests: requests('pedido'),
    served: requests('modelo'),
    discarded: requests('descartado'),
    failed: requests('falhou'),
    calls: sum((row) => row.chamadas),
    tokens: tokensIn + tokensOut,
    cost:
      preco_entrada === null || preco_saida === null
        ? null
        : (tokensIn * preco_entrada + tokensOut * preco_saida) / PRICED_TOKENS,
  };
}

type DayCost = ModelCost & { day: string };

/** One entry a day that has rows, the latest first. */
export function costByDay(rows: readonly ModelUse[], settings: ModelSettings): DayCost[] {
  const days = [...new Set(rows.map(({ dia }) => dia))].toSorted().toReversed();
  return days.map((day) => ({
    day,
    ...modelCost(
      rows.filter(({ dia }) => dia === day),
      settings,
    ),
  }));
}

/** The most that the provider can bill for one day, in reais; null without prices. */
export function highestDayCost({ tokens_por_dia, preco_entrada, preco_saida }: ModelSettings): number | null {
  if (preco_entrada === null || preco_saida === null) return null;
  return (tokens_por_dia * Math.max(preco_entrada, preco_saida)) / PRICED_TOKENS;
}

/** An essay is a theme check and a reading; their tokens as a rule (docs/scale.md). */
const ESSAY_REQUESTS = 2;
const ESSAY_TOKENS = 12_000;

/** How many essays a day's limits carry, each checked and read once: in all, and of accounts that pay nothing. */
export function essaysOfDay(settings: ModelSettings): { all: number; free: number } {
  const { pedidos_por_dia, tokens_por_dia, reserva_paga } = settings;
  const all = Math.min(pedidos_por_dia / ESSAY_REQUESTS, tokens_por_dia / ESSAY_TOKENS);
  return { all: Math.floor(all), free: Math.floor((all * (PERCENT - reserva_paga)) / PERCENT) };
}

const PERCENT = 100;

/** From here on the operator is told that the budget nears its end. */
const NEAR_END = 0.8;

export type LimitUse = 'open' | 'near-end' | 'used-up';

/** How near a limit is; a limit of 0 is used up. */
export function limitUse(used: number, most: number): LimitUse {
  if (used >= most) return 'used-up';
  return used >= most * NEAR_END ? 'near-end' : 'open';
}

/** How much of their share accounts that pay nothing have used, in whole percent from 0 to 100, by these rows. */
export function freeShareUsed(rows: readonly ModelUse[], settings: ModelSettings): number {
  const { requests, tokens } = modelCost(
    rows.filter(({ pago }) => !pago),
    settings,
  );
  const share = (PERCENT - settings.reserva_paga) / PERCENT;
  const most = [settings.pedidos_por_dia * share, settings.tokens_por_dia * share] as const;
  if (most.some((limit) => limit <= 0)) return PERCENT;
  return Math.min(PERCENT, Math.floor(Math.max(requests / most[0], tokens / most[1]) * PERCENT));
}

/** How far back the costs are shown, in days. */
export const COST_DAYS = 30;

/** The first day that is shown, as `dia` is written. */
export function firstCostDay(now: Date): string {
  return isoDayOf(new Date(now.getTime() - (COST_DAYS - 1) * 24 * 60 * 60 * 1000));
}
