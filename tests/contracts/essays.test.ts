import { describe, expect, it } from 'vitest';
import {
  EssayRowSchema,
  EssaySummaryRowSchema,
  StoredCorrectionSchema,
  PendingEssaySchema,
} from '@/contracts/essays';
import { buildEvaluation, buildCorrection } from '../support/builders';

const row = {
  id: 'row-1',
  tema: 'Tema',
  texto: 'Texto.',
  nota_total: 760,
  niveis: [120, 160, 120, 160, 200],
  faixa: { low: 680, high: 820 },
  conta: true,
  versao_de: null,
  simulado: false,
  correcao: buildEvaluation(),
  data_envio: '2025-10-22T18:00:00.000Z',
  created_at: '2025-10-22T18:00:00.000Z',
};

describe('EssayRowSchema', () => {
  it('takes a row with its correction, and one of the bare columns alone', () => {
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

describe('StoredCorrectionSchema', () => {
  it('reads back a correction with its owner', () => {
    const stored = { ...buildCorrection(), owner: 'a' };
    expect(StoredCorrectionSchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    ['no owner is an older shape, and readable', { owner: undefined }, true],
    ['an owner that is no text', { owner: 7 }, false],
    ['a date that is none', { submittedAt: 'ontem' }, false],
    ['a score that is no number', { finalScore: '760' }, false],
    ['no text', { originalText: null }, false],
    ['no competencies', { competencies: undefined }, false],
  ])('%s', (_requirement, change, isReadable) => {
    expect(StoredCorrectionSchema.safeParse({ ...buildCorrection(), ...change }).success).toBe(isReadable);
  });
});

const essay = { key: 'k', correction: buildCorrection() };

describe('PendingEssaySchema', () => {
  it('takes an essay, with its rating where there is one', () => {
    expect(PendingEssaySchema.parse(essay)).toEqual(essay);
    const rated = { ...essay, rating: { stars: 5, comment: '' } };
    expect(PendingEssaySchema.parse(rated)).toEqual(rated);
  });

  it.each([[{ key: '' }], [{ correction: null }], [{ rating: { stars: 6, comment: '' } }]])(
    'refuses %j',
    (changes) => {
      expect(PendingEssaySchema.safeParse({ ...essay, ...changes }).success).toBe(false);
    },
  );
});
