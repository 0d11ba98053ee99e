import { describe, expect, it } from 'vitest';
import { modelSettingsFields, ModelSettingsFormSchema } from '@/contracts/model-settings-form';
import {
  costByDay,
  essaysOfDay,
  firstCostDay,
  freeShareUsed,
  highestDayCost,
  limitUse,
  modelCost,
  type ModelSettings,
  type ModelUse,
} from '@/domain/model-costs/model-costs';

const settings: ModelSettings = {
  ativo: true,
  pedidos_por_dia: 2000,
  tokens_por_dia: 25_000_000,
  pedidos_conta_nova: 5,
  temas_por_conta: 10,
  reserva_paga: 50,
  contas_por_rede: 60,
  preco_entrada: 0.5,
  preco_saida: 4,
};

const row = (given: Partial<ModelUse>): ModelUse => ({
  dia: '2026-11-20',
  servico: 'leitura',
  resultado: 'modelo',
  pago: false,
  pedidos: 1,
  chamadas: 0,
  tokens_entrada: 0,
  tokens_saida: 0,
  ...given,
});

describe('the cost of a model', () => {
  it('counts a request where it was allowed, and what came of it apart', () => {
    const rows = [
      row({ resultado: 'pedido', pedidos: 10 }),
      row({
        resultado: 'modelo',
        pedidos: 6,
        chamadas: 30,
        tokens_entrada: 1_000_000,
        tokens_saida: 200_000,
      }),
      row({ resultado: 'descartado', pedidos: 2, chamadas: 12, tokens_entrada: 400_000 }),
      row({ resultado: 'falhou', servico: 'tema', pedidos: 1, chamadas: 2 }),
    ];
    expect(modelCost(rows, settings)).toEqual({
      requests: 10,
      served: 6,
      discarded: 2,
      failed: 1,
      calls: 44,
      tokens: 1_600_000,
      // 1.4 million input tokens at 0.50 and 0.2 million output tokens at 4.00.
      cost: 1.5,
    });
  });

  it('is unknown as long as one of the prices is', () => {
    const half = { ...settings, preco_saida: null };
    expect(modelCost([row({ tokens_entrada: 5 })], half).cost).toBeNull();
    expect(highestDayCost(half)).toBeNull();
  });

  it('of a day can be no more than its tokens at the higher price', () => {
    expect(highestDayCost(settings)).toBe(100);
  });

  it('is told by day, the latest first', () => {
    const days = costByDay(
      [row({ dia: '2026-11-19' }), row({ dia: '2026-11-21' }), row({ dia: '2026-11-19', servico: 'tema' })],
      settings,
    );
    expect(days.map(({ day, served }) => [day, served])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-19', 2],
    ]);
  });

  it('goes back thirty days of São Paulo, with today', () => {
    // In São Paulo it is still the 20th.
    expect(firstCostDay(new Date('2026-11-21T02:00:00Z'))).toBe('2026-10-22');
  });
});

describe('the budget of a day', () => {
  it('carries an essay as the two requests it is, or as its tokens', () => {
    expect(essaysOfDay(settings)).toEqual({ all: 1000, free: 500 });
    expect(essaysOfDay({ ...settings, tokens_por_dia: 1_200_000 })).toEqual({ all: 100, free: 50 });
    expect(essaysOfDay({ ...settings, reserva_paga: 100 })).toEqual({ all: 1000, free: 0 });
  });

  it.each([
    [0, 'open'],
    [1599, 'open'],
    [1600, 'near-end'],
    [1999, 'near-end'],
    [2000, 'used-up'],
  ])('with %i of 2000 requests is %s', (used, state) => {
    expect(limitUse(used, 2000)).toBe(state);
  });

  it('is used up where there is none', () => expect(limitUse(0, 0)).toBe('used-up'));

  it('is shared by what pays nothing, by requests or tokens, whichever is nearer its end', () => {
    const asked = row({ resultado: 'pedido', pedidos: 250 });
    expect(freeShareUsed([asked, row({ resultado: 'pedido', pago: true, pedidos: 900 })], settings)).toBe(25);
    expect(freeShareUsed([asked, row({ tokens_entrada: 6_250_000 })], settings)).toBe(50);
    expect(freeShareUsed([row({ tokens_saida: 99_000_000 })], settings)).toBe(100);
    expect(freeShareUsed([], { ...settings, reserva_paga: 100 })).toBe(100);
  });
});

describe('limits and prices as they are typed', () => {
  it('come back from the form as they went in', () => {
    const { ativo: _switch, ...limits } = settings;
    expect(ModelSettingsFormSchema.parse(modelSettingsFields(settings))).toEqual(limits);
  });

  it('take millions with a comma, and no price for an empty field', () => {
    const typed = { ...modelSettingsFields(settings), tokens_por_dia: ' 2,5 ', preco_entrada: '' };
    expect(ModelSettingsFormSchema.parse(typed)).toMatchObject({
      tokens_por_dia: 2_500_000,
      preco_entrada: null,
    });
  });

  it.each([
    ['pedidos_por_dia', '-1'],
    ['pedidos_por_dia', '2.000'],
    ['pedidos_conta_nova', ''],
    ['temas_por_conta', '-1'],
    ['reserva_paga', '101'],
    ['reserva_paga', '12,5'],
    ['tokens_por_dia', '25 mi'],
    ['preco_saida', '1e9'],
    ['preco_saida', '-0,5'],
  ])('%s is not %j', (name, typed) => {
    const answer = ModelSettingsFormSchema.safeParse({ ...modelSettingsFields(settings), [name]: typed });
    expect(answer.error?.issues.map(({ path }) => path)).toEqual([[name]]);
  });
});
