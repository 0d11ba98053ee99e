import { describe, expect, it } from 'vitest';
import { EssayRowSchema, EssaySummaryRowSchema } from '@/contracts/essay-row';
import { buildEvaluation } from '../support/builders';

const row = {
  id: 'row-1',
  tema: 'Tema',
  texto: 'Texto.',
  nota_total: 760,
  niveis: [120, 160, 120, 160, 200],
  faixa: { low: 680, high: 820 },
  correcao: buildEvaluation(),
  chave_idempotencia: null,
  data_envio: '2025-10-22T18:00:00.000Z',
  created_at: '2025-10-22T18:00:00.000Z',
};

describe('EssayRowSchema', () => {
  it('takes a row with its correction, and one of the bare columns of the specification', () => {
    expect(EssayRowSchema.parse(row)).toEqual(row);
    const bare = { ...row, tema: null, nota_total: null, correcao: null };
    expect(EssayRowSchema.parse(bare)).toEqual(bare);
  });

  it.each([['texto'], [{ nota_final: 1000 }], [[]], [undefined]])(
    'a correction that is %j reads as none',
    (correcao) => {
      expect(EssayRowSchema.parse({ ...row, correcao })).toEqual({ ...row, correcao: null });
    },
  );

  it.each([[{ texto: null }], [{ created_at: null }], [{ nota_total: -40 }], [{ id: '' }]])(
    'refuses %j',
    (changes) => expect(EssayRowSchema.safeParse({ ...row, ...changes }).success).toBe(false),
  );
});

describe('EssaySummaryRowSchema', () => {
  const { texto: _texto, correcao: _correcao, ...summary } = row;

  it('takes a row of a list', () => {
    expect(EssaySummaryRowSchema.parse(summary)).toEqual(summary);
  });

  it.each([[[]], [[120, 160]], [[120, 160, 120, 160, '200']], ['120'], [undefined]])(
    'levels that are %j read as none',
    (niveis) => {
      expect(EssaySummaryRowSchema.parse({ ...summary, niveis })).toEqual({ ...summary, niveis: null });
    },
  );

  it.each([[{ low: '680', high: 820 }], [{ low: 680 }], [[680, 820]], [undefined]])(
    'a band that is %j reads as none',
    (faixa) => {
      expect(EssaySummaryRowSchema.parse({ ...summary, faixa })).toEqual({ ...summary, faixa: null });
    },
  );
});
