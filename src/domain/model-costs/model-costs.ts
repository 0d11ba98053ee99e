import { isoDayOf } from '../time/iso-day.ts';

/** The operator's limits for the language model, over all accounts, with the column names of `ajustes_ia`. */
export type ModelSettings = {
  ativo: boolean;
  /** Maximum requests of all accounts per São Paulo day. */
  pedidos_por_dia: number;
  /** Maximum input and output tokens of all accounts per São Paulo day. */
  tokens_por_dia: number;
  /** Maximum requests of an account in its first 24 hours. */
  pedidos_conta_nova: number;
  /** Maximum theme checks of one account per São Paulo day. */
  temas_por_conta: number;
  /** Percentage of requests and tokens reserved for readings of essays that are paid by a credit. */
  reserva_paga: number;
  /** Maximum number of accounts that one network may create per São Paulo day. */
  contas_por_rede: number;
  /** Price of a million tokens in reais; null if not entered. */
  preco_entrada: number | null;
  preco_saida: number | null;
};

/**
 * `pedido` is an allowed request. The other values are outcomes: `modelo` returned a usable result, `descartado` an
 * invalid result, `falhou` no result.
 */
export const MODEL_OUTCOMES = ['pedido', 'modelo', 'descartado', 'falhou'] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];

export const MODEL_TASKS = ['leitura', 'tema', 'transcricao'] as const;
export type ModelTask = (typeof MODEL_TASKS)[number];

/** One row of `gastos_ia`: the requests of one day (`YYYY-MM-DD`) for one task with one outcome. */
export type ModelUse = {
  dia: string;
  servico: ModelTask;
  resultado: ModelOutcome;
  /**
   * Whether a credit paid for the requests, or the account had credits; all other requests share the free part of
   * the limits.
   */
  pago: boolean;
  pedidos: number;
  chamadas: number;
  tokens_entrada: number;
  tokens_saida: number;
};

/** Sums over one or several days. */
export type ModelCost = {
  /** Number of allowed requests, including requests in progress. */
  requests: number;
  served: number;
  discarded: number;
  failed: number;
  /** HTTP requests to the provider; one reading takes several of them. */
  calls: number;
  tokens: number;
  /** Cost in reais; null if no prices are entered. */
  cost: number | null;
};

const PRICED_TOKENS = 1_000_000;

/** Adds up rows of `gastos_ia`; without rows, all counts are zero. */
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

/** One entry per day with rows, the latest first. */
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

/** The highest possible amount that the provider may charge for one day, in reais; null if no prices are entered. */
export function highestDayCost({ tokens_por_dia, preco_entrada, preco_saida }: ModelSettings): number | null {
  if (preco_entrada === null || preco_saida === null) return null;
  return (tokens_por_dia * Math.max(preco_entrada, preco_saida)) / PRICED_TOKENS;
}

/**
 * Number of requests for one essay (a theme check and a reading), and the tokens they usually take (docs/scale.md).
 */
const ESSAY_REQUESTS = 2;
const ESSAY_TOKENS = 12_000;

/**
 * Number of essays that a day's limits allow if each essay is checked and read once: `all` for all accounts, `free`
 * for accounts that do not pay.
 */
export function essaysOfDay(settings: ModelSettings): { all: number; free: number } {
  const { pedidos_por_dia, tokens_por_dia, reserva_paga } = settings;
  const all = Math.min(pedidos_por_dia / ESSAY_REQUESTS, tokens_por_dia / ESSAY_TOKENS);
  return { all: Math.floor(all), free: Math.floor((all * (PERCENT - reserva_paga)) / PERCENT) };
}

const PERCENT = 100;

/** Used share of a limit from which the operator is warned that the limit is nearly reached. */
const NEAR_END = 0.8;

export type LimitUse = 'open' | 'near-end' | 'used-up';

/** State of a limit; a limit of 0 is used up. */
export function limitUse(used: number, most: number): LimitUse {
  if (used >= most) return 'used-up';
  return used >= most * NEAR_END ? 'near-end' : 'open';
}

/**
 * Percentage of the free part of the limits that accounts without payment have used in these rows; a whole number
 * from 0 to 100.
 */
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

/** Number of days for which costs are shown. */
export const COST_DAYS = 30;

/** The first day shown, in the format of `dia`. */
export function firstCostDay(now: Date): string {
  return isoDayOf(new Date(now.getTime() - (COST_DAYS - 1) * 24 * 60 * 60 * 1000));
}
