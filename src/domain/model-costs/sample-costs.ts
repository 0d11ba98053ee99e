import { isoDayOf } from '../time/iso-day.ts';
import type { ModelSettings, ModelUse } from './model-costs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Fictional settings of the local mode, where no model is used. */
export const SAMPLE_SETTINGS: ModelSettings = {
  ativo: true,
  pedidos_por_dia: 2000,
  tokens_por_dia: 25_000_000,
  pedidos_conta_nova: 5,
  temas_por_conta: 10,
  reserva_paga: 50,
  contas_por_rede: 60,
  preco_entrada: 0.85,
  preco_saida: 3.4,
};

/** Readings of the last two weeks, the latest day first: few at weekends, one day with a provider outage. */
const READINGS = [412, 655, 618, 203, 188, 590, 702, 688, 671, 640, 176, 154, 533, 597];
const DAY_OF_FAILURES = 4;
const PAID_SHARE = 0.6;

/** Fictional costs of the local mode. */
export function sampleCosts(now: Date): ModelUse[] {
  return READINGS.flatMap((all, daysAgo) => {
    const paid = Math.round(all * PAID_SHARE);
    const dia = isoDayOf(new Date(now.getTime() - daysAgo * DAY_MS));
    return [readingsOf(dia, paid, daysAgo, true), readingsOf(dia, all - paid, daysAgo, false)].flat();
  });
}

function readingsOf(dia: string, readings: number, daysAgo: number, pago: boolean): ModelUse[] {
  const failed = Math.round(readings * (daysAgo === DAY_OF_FAILURES ? 0.6 : 0.01));
  const discarded = Math.round(readings * 0.04);
  const row = (resultado: ModelUse['resultado'], pedidos: number, calls: number): ModelUse => ({
    dia,
    servico: 'leitura',
    resultado,
    pago,
    pedidos,
    chamadas: pedidos * calls,
    tokens_entrada: pedidos * calls * 2400,
    tokens_saida: pedidos * calls * 420,
  });
  return [
    row('pedido', readings, 0),
    row('modelo', readings - failed - discarded, 5),
    row('descartado', discarded, 6),
    row('falhou', failed, 2),
  ];
}
